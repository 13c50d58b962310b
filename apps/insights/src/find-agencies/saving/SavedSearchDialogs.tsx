import type { SavedFilter } from '@agency-insights/insights-api';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { sameFilters } from '../agencySearch.ts';
import { readSavedSearch } from '../readSavedSearch.ts';
import { parseSearch } from '../../format/addressSearch.ts';
import type { FindAgenciesState } from '../useFindAgencies.ts';
import { DeleteSearchDialog } from './DeleteSearchDialog.tsx';
import { ManageSearchesDialog } from './ManageSearchesDialog.tsx';
import type { SearchDialogs } from './useSearchDialogs.ts';
import { useSearchRemoval } from './useSearchRemoval.tsx';

export interface SavedSearchDialogsProps {
  dialogs: SearchDialogs;
  state: FindAgenciesState;
  onSelectSearch: (search: SavedFilter) => void;
}

/** The dialogs about saved searches, and deleting, which can be undone after they are closed. */
export function SavedSearchDialogs({ dialogs, state, onSelectSearch }: SavedSearchDialogsProps) {
  const { dialog, focusSearches } = dialogs;
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const { history } = useRouter();
  const removedFromAddress = useRef<number>(null);
  const removal = useSearchRemoval({
    saved: state.savedSearches,
    onRemoved: ({ id }) => {
      if (parseSearch(history.location.search).saved !== String(id)) return;
      removedFromAddress.current = id;
      latest.current.selectSearch(null);
    },
    onRestored: (before, restored) => {
      const { currentFilters, selectSearch } = latest.current;
      const isOnScreen = history.location.pathname === '/marketing/agencies';
      const wasOpen = removedFromAddress.current === before.id;
      if (isOnScreen && wasOpen && sameFilters(readSavedSearch(before).filters, currentFilters)) selectSearch(restored);
      afterwards(() => {
        const row = document.querySelector<HTMLElement>(`[data-search="${restored.id}"] [data-part="name"]`);
        if (row !== null) row.focus();
        else if (document.activeElement === document.body) focusSearches();
      });
    },
  });
  const close = () => {
    flushSync(dialogs.close);
    // The element that opened the dialog may no longer exist.
    if (dialog !== null) afterwards(dialog.focusAfter);
  };
  return (
    <>
      <ManageSearchesDialog
        open={dialog?.type === 'manage'}
        renaming={dialog?.type === 'manage' ? dialog.renaming : undefined}
        saved={state.savedSearches}
        removal={removal}
        onOpen={(search) => {
          close();
          onSelectSearch(search);
        }}
        onClose={close}
      />
      <DeleteSearchDialog
        search={dialog?.type === 'delete' ? dialog.search : null}
        removal={removal}
        onClose={dialogs.close}
        onDeleted={close}
      />
    </>
  );
}

/** Runs once what was rendered is in the page. */
function afterwards(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}
