import { useSession } from '@agency-insights/auth-session/react';
import type { SavedFilter } from '@agency-insights/insights-api';
import { Button, colors, Dialog } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { deleteQuestion } from './DeleteSearchDialog.tsx';
import { ManagedSearch } from './ManagedSearch.tsx';
import { readSearchUse } from '../../saved-searches/searchUse.ts';
import { useDefaultSearch } from './useDefaultSearch.ts';
import type { SavedSearches } from '../../saved-searches/useSavedSearches.ts';
import type { SearchRemoval } from './useSearchRemoval.tsx';

const List = styled('ul')({
  margin: '0 -12px',
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${colors.lineOverlay}` },
});
const Note = styled('p')({
  color: colors.textMuted,
  borderRadius: 2,
  '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: 2 },
});
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

/**
 * All saved searches by name: their filters, last use, and actions (PLUS-7). Before one is deleted the
 * dialog asks, in place of the list (APP-SAVED-3).
 */
export function ManageSearchesDialog({ open, onClose, ...rest }: ManageSearchesDialogProps) {
  const { t } = useWords();
  const [toDelete, setToDelete] = useState<SavedFilter | null>(null);
  const keep = () => setToDelete(null);
  const { removal } = rest;
  const question = toDelete && deleteQuestion({ search: toDelete, removal, onClose: keep, onDeleted: keep }, t);
  return (
    <Dialog
      open={open}
      onClose={question ? keep : onClose}
      closeOnEscape
      type={question ? 'warning' : 'default'}
      title={question ? t('Delete search') : t('Saved searches')}
      slotProps={dialogPaper}
      actions={
        question?.actions ?? (
          <Button variant="outlined" color="neutral" onClick={onClose}>
            {t('Done')}
          </Button>
        )
      }
    >
      {question?.children}
      <div hidden={question !== null}>
        <ManagedSearches {...rest} {...{ toDelete }} onDelete={setToDelete} />
      </div>
    </Dialog>
  );
}

interface ManagedSearchesProps extends Pick<ManageSearchesDialogProps, 'renaming' | 'saved' | 'onOpen'> {
  /** The search that the dialog asks about; null: none. */
  toDelete: SavedFilter | null;
  onDelete: (search: SavedFilter) => void;
}

function ManagedSearches({ renaming, saved, onOpen, toDelete, onDelete }: ManagedSearchesProps) {
  const { t } = useWords();
  const { session, ended } = useSession();
  const start = useDefaultSearch();
  const [used] = useState(() => readSearchUse((session ?? ended)?.currentUserId ?? ''));
  const [renamed, setRenamed] = useState(renaming ?? null);
  const { searches } = saved;
  const { list, empty } = useFocusAfterQuestion(searches, toDelete);
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
            onDelete={() => onDelete(search)}
          />
        ))}
      </List>
    </>
  );
}

/**
 * Once the question is answered: the row of a deleted search has taken its buttons with it, and the name in its place gets the focus, or
 * what says that none is left. A search that stays gets it back.
 */
function useFocusAfterQuestion(searches: readonly SavedFilter[], toDelete: SavedFilter | null) {
  const list = useRef<HTMLUListElement>(null);
  const empty = useRef<HTMLParagraphElement>(null);
  const asked = useRef<{ id: number; index: number } | null>(null);
  useEffect(() => {
    if (toDelete !== null) {
      asked.current = { id: toDelete.id, index: searches.findIndex(({ id }) => id === toDelete.id) };
      return;
    }
    if (asked.current === null) return;
    const { id, index } = asked.current;
    asked.current = null;
    const rows = [...(list.current?.children ?? [])];
    const isKept = searches.some((search) => search.id === id);
    const target = rows[Math.min(index, rows.length - 1)]?.querySelector<HTMLElement>(
      // The row may be one whose name is being changed.
      isKept ? ':scope > button:last-child' : '[data-part="name"], input',
    );
    (target ?? empty.current)?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the search's place is that at which it was asked about
  }, [toDelete]);
  return { list, empty };
}
