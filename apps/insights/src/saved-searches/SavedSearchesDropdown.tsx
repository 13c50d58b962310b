import type { SavedFilter } from '@agency-insights/insights-api';
import { Button, Menu, MenuItem } from '@agency-insights/ui-kit';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

const menuMaxWidth = 300;
const menuMaxHeight = 150;

const Name = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const NoCheck = styled('span')({ flexShrink: 0, width: 20 });

export interface SavedSearchesDropdownProps {
  /** By name. */
  searches: readonly SavedFilter[];
  selected: SavedFilter | null;
  /** There is little room: the button says less and shows less of a long name. */
  compact: boolean;
  onSelect: (search: SavedFilter) => void;
}

/** The saved searches to choose from, with a check mark on the selected one (APP-FIND-2). */
export function SavedSearchesDropdown({ searches, selected, compact, onSelect }: SavedSearchesDropdownProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  if (searches.length === 0) return null;
  return (
    <>
      <Button
        endIcon={<ExpandMoreOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={selected === null ? 'Saved searches' : `Saved searches: ${selected.filterName}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: compact ? 144 : 240 }}
      >
        <Name>{selected?.filterName ?? (compact ? 'Saved' : 'Saved searches')}</Name>
      </Button>
      <Menu
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        aria-label="Saved searches"
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
              setAnchor(null);
              onSelect(search);
            }}
          >
            <Name>{search.filterName}</Name>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
