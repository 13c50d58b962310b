import type { SavedFilter } from '@agency-insights/insights-api';
import { Menu, MenuItem, useToaster } from '@agency-insights/ui-kit';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import { useWords } from '../../language/useWords.ts';
import { stringifySearch } from '../../format/addressSearch.ts';
import { savedSearchToast } from '../../saved-searches/savedSearchToast.ts';
import { findAgenciesHref } from '../agencyAddresses.ts';
import { withSavedSearch } from '../withSavedSearch.ts';
import { useDefaultSearch } from './useDefaultSearch.ts';

export interface SavedSearchMenuListProps {
  /** Null: it is closed. */
  anchor: Element | null;
  search: SavedFilter;
  onClose: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** Renames the selected search, makes it the default or not, copies its link, and deletes it. */
export function SavedSearchMenuList({ anchor, search, onClose, onRename, onDelete }: SavedSearchMenuListProps) {
  const { t } = useWords();
  const start = useDefaultSearch();
  const toaster = useToaster();
  const copyLink = async () => {
    const address = findAgenciesHref({}) + stringifySearch({ ...withSavedSearch({}, search) });
    try {
      await navigator.clipboard.writeText(new URL(address, location.origin).href);
      toaster.show(savedSearchToast('success', t('Link copied.')));
    } catch {
      toaster.show(savedSearchToast('error', t('The link could not be copied.')));
    }
  };
  const closing = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <Menu open={anchor !== null} anchor={anchor} onClose={onClose} align="end" aria-label={t('More for this search')}>
      <MenuItem icon={<EditOutlined />} onClick={closing(onRename)}>
        {t('Rename')}
      </MenuItem>
      <MenuItem icon={<StarBorderOutlined />} onClick={closing(() => start.toggle(search))}>
        {start.id === search.id ? t('Do not start with this search') : t('Start with this search')}
      </MenuItem>
      <MenuItem icon={<ContentCopyOutlined />} onClick={closing(() => void copyLink())}>
        {t('Copy link')}
      </MenuItem>
      <MenuItem destructive icon={<DeleteOutlined />} onClick={closing(onDelete)}>
        {t('Delete')}
      </MenuItem>
    </Menu>
  );
}
