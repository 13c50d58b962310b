'use client';
import { useId, useState, type KeyboardEvent } from 'react';
import { useControllable } from '../useControllable/useControllable.ts';
import type { SplitButtonMenuDetails, SplitButtonProps } from './SplitButton.types.ts';

/** State and behaviour of the menu of a split button. */
export interface SplitMenu {
  /** Takes the element that the menu hangs from. */
  setAnchor: (element: HTMLDivElement | null) => void;
  /** Handlers of the arrow. */
  opening: { onClick: () => void; onKeyDown: (event: KeyboardEvent) => void };
  /** What ties the arrow to the menu. */
  triggerAria: { 'aria-haspopup': 'menu'; 'aria-expanded': boolean; 'aria-controls': string | undefined };
  /** Props of the menu. */
  menu: {
    id: string;
    open: boolean;
    anchor: HTMLDivElement | null;
    onClose: (details: SplitButtonMenuDetails) => void;
  };
}

/** Holds whether the menu of a split button is open. */
export function useSplitMenu(
  props: Pick<SplitButtonProps, 'menuOpen' | 'defaultMenuOpen' | 'onMenuOpenChange'>,
): SplitMenu {
  const { menuOpen, defaultMenuOpen = false, onMenuOpenChange } = props;
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const id = useId();
  const [wanted, setWanted] = useControllable<boolean, SplitButtonMenuDetails>({
    value: menuOpen,
    defaultValue: defaultMenuOpen,
    onChange: onMenuOpenChange,
  });
  const open = wanted && anchor !== null;
  const openMenu = () => setWanted(true, { reason: 'trigger' });
  return {
    setAnchor,
    opening: {
      onClick: openMenu,
      onKeyDown: (event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        openMenu();
      },
    },
    triggerAria: { 'aria-haspopup': 'menu', 'aria-expanded': open, 'aria-controls': open ? id : undefined },
    menu: { id, open, anchor, onClose: (details) => setWanted(false, details) },
  };
}
