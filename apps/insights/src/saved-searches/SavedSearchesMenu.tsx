import type { SavedFilter } from '@agency-insights/insights-api';
import { Menu, MenuItem } from '@agency-insights/ui-kit';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { styled } from '@mui/material/styles';
import { useWords } from '../language/useWords.ts';

const menuMaxWidth = 300;
const menuMaxHeight = 150;

const Name = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const NoCheck = styled('span')({ flexShrink: 0, width: 20 });

export interface SavedSearchesMenuProps {
  /** Null: it is closed. */
  anchor: Element | null;
  /** By name. */
  searches: readonly SavedFilter[];
  selected: SavedFilter | null;
  onClose: () => void;
  onSelect: (search: SavedFilter) => void;
}

/** The saved searches by name, with a check mark on the selected one (APP-FIND-2). */
export function SavedSearchesMenu({ anchor, searches, selected, onClose, onSelect }: SavedSearchesMenuProps) {
  const { t } = useWords();
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
        </MenuItem>
      ))}
    </Menu>
  );
}
