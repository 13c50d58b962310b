import type { SavedFilter } from '@agency-insights/insights-api';
import { useRef, useState, type RefObject } from 'react';

/** The dialog about saved searches that is open. */
export type SearchDialog = {
  /** Moves the focus once it is closed. */
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
  /** The buttons of that bar for the filters, and for the saved searches while there are any. */
  filtersButton: RefObject<HTMLButtonElement | null>;
  searchesButton: RefObject<HTMLButtonElement | null>;
  /** Focuses the button of the saved searches; without any, that of the filters. */
  focusSearches: () => void;
}

/** Holds the open dialog about saved searches, and the element that gets the focus afterwards. */
export function useSearchDialogs(): SearchDialogs {
  const [dialog, setDialog] = useState<SearchDialog | null>(null);
  const filtersButton = useRef<HTMLButtonElement>(null);
  const searchesButton = useRef<HTMLButtonElement>(null);
  const focusSearches = () => (searchesButton.current ?? filtersButton.current)?.focus();
  return {
    dialog,
    open: setDialog,
    close: () => setDialog(null),
    manage: () => setDialog({ type: 'manage', focusAfter: focusSearches }),
    filtersButton,
    searchesButton,
    focusSearches,
  };
}
