import type { SavedFilter } from '@agency-insights/insights-api';
import { useRef, useState, type RefObject } from 'react';

/** The dialog about saved searches that is open. */
export type SearchDialog = {
  /** Puts the focus where the person goes on, once it is closed. */
  focusAfter: () => void;
} & (
  | {
      /** All of them, to rename, delete, or start with. */
      type: 'manage';
      /** Id of the search whose name is edited at once. */
      renaming?: number;
    }
  | { type: 'delete'; search: SavedFilter }
);

/** The dialogs about saved searches, of which one can be open. */
export interface SearchDialogs {
  /** Null: none is open. */
  dialog: SearchDialog | null;
  open: (dialog: SearchDialog) => void;
  close: () => void;
  /** Opens the list of all searches from the bar above the results. */
  manage: () => void;
  /** The bar above the results. */
  bar: RefObject<HTMLDivElement | null>;
  /** Focuses the button of the saved searches in that bar; without any, that of the filters. */
  focusSearches: () => void;
}

/** Holds which dialog about saved searches is open, and where the focus goes from it. */
export function useSearchDialogs(): SearchDialogs {
  const [dialog, setDialog] = useState<SearchDialog | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  // The last of them is that of the saved searches, the first that of the filters.
  const focusSearches = () =>
    [
      ...(bar.current?.querySelectorAll<HTMLElement>(':scope > button[aria-expanded]:not([aria-haspopup="dialog"])') ??
        []),
    ]
      .at(-1)
      ?.focus();
  return {
    dialog,
    open: setDialog,
    close: () => setDialog(null),
    manage: () => setDialog({ type: 'manage', focusAfter: focusSearches }),
    bar,
    focusSearches,
  };
}
