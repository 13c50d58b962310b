import { useRef } from 'react';
import type { FocusEvent } from 'react';
import { useBrowserLayoutEffect } from '../state/useBrowserLayoutEffect.ts';
import { parts } from '../styles/parts.ts';

/**
 * Keeps the focus in the table when the focused control is removed, such as a filter chip, a bulk action or the menu of
 * a hidden column: focuses the neighbour, or the cell of the tab stop. Returns props of the table's root.
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
