'use client';
import { useId, useState, type KeyboardEvent } from 'react';
import type { HangingCloseDetails } from '../Popover/hanging.ts';
import { useControllable } from '../useControllable/useControllable.ts';
import type { MenuProps } from './Menu.tsx';

/** Why a menu with a button of its own opened or closed: that button, an item, or what closed it. */
export interface MenuOpenDetails<Choice extends string> {
  /** `trigger` for the button, the kit's word for an item; else what closed it. */
  reason: 'trigger' | Choice | HangingCloseDetails['reason'];
}

/** What `useMenuTrigger` takes. */
export interface MenuTriggerOptions<Choice extends string> {
  /** Whether the menu is open (controlled). */
  open?: boolean;
  /** Whether it is open initially. Default false. */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean, details: MenuOpenDetails<Choice>) => void;
}

/** State and behaviour of a menu with a button of its own. */
export interface MenuTrigger<Choice extends string> {
  /** Takes the element that the menu hangs from. */
  setAnchor: (element: HTMLElement | null) => void;
  /** Handlers of the button. */
  handlers: { onClick: () => void; onKeyDown: (event: KeyboardEvent) => void };
  /** What ties the button to the menu. */
  aria: { 'aria-haspopup': 'menu'; 'aria-expanded': boolean; 'aria-controls': string | undefined };
  /** Props of the menu. */
  menu: Pick<MenuProps, 'open' | 'anchor' | 'initialFocus' | 'onClose'> & { id: string };
  /** Closes the menu. */
  close: (details: MenuOpenDetails<Choice>) => void;
}

/** Opens a menu from its button, by press and by arrow keys: arrow up leads to the last item. */
export function useMenuTrigger<Choice extends string>(options: MenuTriggerOptions<Choice>): MenuTrigger<Choice> {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [initialFocus, setInitialFocus] = useState<MenuProps['initialFocus']>('first');
  const id = useId();
  const [wanted, setWanted] = useControllable<boolean, MenuOpenDetails<Choice>>({
    value: options.open,
    defaultValue: options.defaultOpen ?? false,
    onChange: options.onOpenChange,
  });
  const open = wanted && anchor !== null;
  const openAt = (place: MenuProps['initialFocus']) => {
    setInitialFocus(place);
    setWanted(true, { reason: 'trigger' });
  };
  return {
    setAnchor,
    handlers: {
      onClick: () => openAt('first'),
      onKeyDown: (event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        openAt(event.key === 'ArrowUp' ? 'last' : 'first');
      },
    },
    aria: { 'aria-haspopup': 'menu', 'aria-expanded': open, 'aria-controls': open ? id : undefined },
    menu: { id, open, anchor, initialFocus, onClose: (details) => setWanted(false, details) },
    close: (details) => setWanted(false, details),
  };
}
