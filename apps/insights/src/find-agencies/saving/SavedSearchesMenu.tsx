import type { SavedFilter } from '@agency-insights/insights-api';
import { colors, Menu, MenuItem } from '@agency-insights/ui-kit';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import { styled } from '@mui/material/styles';
import { useWords } from '../../language/useWords.ts';
import { useDefaultSearch } from './useDefaultSearch.ts';

const menuMaxWidth = 300;
const menuMaxHeight = 150;

const Name = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const NoCheck = styled('span')({ flexShrink: 0, width: 20 });
const Mark = styled('small')({ marginInlineStart: 'auto', fontSize: '0.75rem', color: colors.textMuted });
/** In view below the searches, however many there are. */
const manageItem = {
  position: 'sticky',
  bottom: 0,
  marginBottom: '-8px',
  borderTop: `1px solid ${colors.lineOverlay}`,
  '&, &:hover, &.Mui-focusVisible': { backgroundColor: colors.surface },
  '&:hover::before, &.Mui-focusVisible::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: colors.hover,
  },
} as const;

export interface SavedSearchesMenuProps {
  /** Null: it is closed. */
  anchor: Element | null;
  /** By name. */
  searches: readonly SavedFilter[];
  selected: SavedFilter | null;
  onClose: () => void;
  onSelect: (search: SavedFilter) => void;
  /** Opens the list in which they are renamed, deleted and made the default. */
  onManage: () => void;
}

/** The saved searches by name, with a check mark on the selected one (APP-FIND-2), and the way to manage them. */
export function SavedSearchesMenu(props: SavedSearchesMenuProps) {
  const { anchor, searches, selected, onClose, onSelect, onManage } = props;
  const { t } = useWords();
  const { id: defaultId } = useDefaultSearch();
  return (
    <Menu
      open={anchor !== null}
      anchor={anchor}
      onClose={onClose}
      aria-label={t('Saved searches')}
      sx={{ '& .MuiMenu-paper.MuiMenu-paper': { maxWidth: menuMaxWidth, maxHeight: menuMaxHeight } }}
    >
      {searches.map((search) => (
        <MenuItem
          key={search.id}
          role="menuitemradio"
          aria-checked={search.id === selected?.id}
          icon={search.id === selected?.id ? <CheckOutlined /> : <NoCheck />}
          title={search.filterName}
          onClick={() => {
            onClose();
            onSelect(search);
          }}
        >
          <Name>{search.filterName}</Name>
          {search.id === defaultId && <Mark>{t('Default')}</Mark>}
        </MenuItem>
      ))}
      <MenuItem
        icon={<EditNoteOutlined />}
        sx={manageItem}
        onClick={() => {
          onClose();
          onManage();
        }}
      >
        {t('Manage saved searches')}
      </MenuItem>
    </Menu>
  );
}
