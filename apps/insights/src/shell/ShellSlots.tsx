import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Places in the page shell that a screen fills. */
export interface ShellSlots {
  /** Beside the content, at the right. Null until the shell is drawn. */
  drawer: HTMLElement | null;
  /** Sets the screen's part of the document's title; null: that of its route. */
  setTitle: (title: string | null) => void;
}

const ShellSlotsContext = createContext<ShellSlots>({ drawer: null, setTitle: () => undefined });

export const ShellSlotsProvider = ShellSlotsContext;

/** Puts a screen's drawer beside the content, where the shell has room for it. */
export function ShellDrawer({ children }: { children: ReactNode }) {
  const { drawer } = useContext(ShellSlotsContext);
  return drawer === null ? null : createPortal(children, drawer);
}
