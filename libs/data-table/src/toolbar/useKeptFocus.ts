import { useRef } from 'react';
import type { FocusEvent } from 'react';
import { useBrowserLayoutEffect } from '../state/useBrowserLayoutEffect.ts';
import { parts } from '../styles/parts.ts';

/**
 * Keeps the focus in a table whose focused button goes away with what it did: a chip that was removed, the buttons for
 * selected rows, the way out of an empty table, the menu of a column that was hidden. The focus goes to what is beside it, or to the cell that Tab leads to.
 * Answers props of the table's root.
 */
export function useKeptFocus() {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<{ element: Element; wasChip: boolean } | null>(null);
  useBrowserLayoutEffect(() => {
    const page = root.current?.ownerDocument;
    if (!page || !last.current || last.current.element.isConnected || page.activeElement !== page.body) return;
    const chip = last.current.wasChip ? root.current?.querySelector<HTMLElement>(`.${parts.chips} button`) : null;
    last.current = null;
    (chip ?? root.current?.querySelector<HTMLElement>(`.${parts.view} [tabindex="0"]`))?.focus();
  });
  return {
    ref: root,
    onFocus: ({ target }: FocusEvent) => {
      last.current = { element: target, wasChip: target.closest(`.${parts.chips}`) !== null };
    },
    onBlur: () => {
      last.current = null;
    },
  };
}
