import { useSession } from '@agency-insights/auth-session/react';
import type { SavedFilter } from '@agency-insights/insights-api';
import { Button, colors, Dialog } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { DeleteSearchDialog } from './DeleteSearchDialog.tsx';
import { ManagedSearch } from './ManagedSearch.tsx';
import { readSearchUse } from '../../saved-searches/searchUse.ts';
import { useDefaultSearch } from './useDefaultSearch.ts';
import type { SavedSearches } from '../../saved-searches/useSavedSearches.ts';
import type { SearchRemoval } from './useSearchRemoval.ts';

const List = styled('ul')({
  margin: '0 -12px',
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${colors.lineOverlay}` },
});
const Note = styled('p')({ color: colors.textMuted });
const dialogPaper = { paper: { sx: { width: 560 } } };

export interface ManageSearchesDialogProps {
  open: boolean;
  /** Id of the search whose name is edited at once. */
  renaming: number | undefined;
  saved: SavedSearches;
  removal: SearchRemoval;
  onOpen: (search: SavedFilter) => void;
  onClose: () => void;
}

/** All saved searches by name: what is in them, when they were used, and what can be done with each (PLUS-7). */
export function ManageSearchesDialog({ open, onClose, ...rest }: ManageSearchesDialogProps) {
  const { t } = useWords();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeOnEscape
      title={t('Saved searches')}
      slotProps={dialogPaper}
      actions={
        <Button variant="outlined" color="neutral" onClick={onClose}>
          {t('Done')}
        </Button>
      }
    >
      <ManagedSearches {...rest} />
    </Dialog>
  );
}

function ManagedSearches({ renaming, saved, removal, onOpen }: Omit<ManageSearchesDialogProps, 'open' | 'onClose'>) {
  const { t } = useWords();
  const { session, ended } = useSession();
  const start = useDefaultSearch();
  const [used] = useState(() => readSearchUse((session ?? ended)?.currentUserId ?? ''));
  const [renamed, setRenamed] = useState(renaming ?? null);
  const [toDelete, setToDelete] = useState<SavedFilter | null>(null);
  const { searches } = saved;
  const { list, empty, note } = useFocusAfterRemoval(searches, toDelete !== null);
  return (
    <>
      <Note ref={empty} tabIndex={-1} hidden={searches.length > 0}>
        {t('You have no saved searches. Find agencies, then press Save search.')}
      </Note>
      <List ref={list} aria-label={t('Saved searches')} hidden={searches.length === 0}>
        {searches.map((search) => (
          <ManagedSearch
            key={search.id}
            search={search}
            usedAt={used[search.id]}
            isDefault={search.id === start.id}
            saved={saved}
            isRenaming={search.id === renamed}
            onRename={(isOn) => setRenamed(isOn ? search.id : null)}
            onOpen={() => onOpen(search)}
            onToggleDefault={() => start.toggle(search)}
            onDelete={() => {
              note(search);
              setToDelete(search);
            }}
          />
        ))}
      </List>
      <DeleteSearchDialog
        search={toDelete}
        removal={removal}
        onClose={() => setToDelete(null)}
        onDeleted={() => setToDelete(null)}
      />
    </>
  );
}

/** The row of a deleted search takes its buttons with it: the name in its place gets the focus, or what says that none is left. */
function useFocusAfterRemoval(searches: readonly SavedFilter[], isAsking: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const empty = useRef<HTMLParagraphElement>(null);
  const leaving = useRef<{ id: number; index: number }>(null);
  useEffect(() => {
    const left = leaving.current;
    if (left === null || isAsking || searches.some(({ id }) => id === left.id)) return;
    leaving.current = null;
    // Once the dialog that asked has given the focus back, to a button that is gone.
    requestAnimationFrame(() => {
      const names = [...(list.current?.querySelectorAll<HTMLElement>('[data-part="name"]') ?? [])];
      (names[Math.min(left.index, names.length - 1)] ?? empty.current)?.focus();
    });
  }, [searches, isAsking]);
  /** Notes the place of a search that may be deleted. */
  const note = ({ id }: SavedFilter) => (leaving.current = { id, index: searches.findIndex((one) => one.id === id) });
  return { list, empty, note };
}
