import { IconButton, Menu, MenuItem } from '@agency-insights/ui-kit';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import { useState } from 'react';
import { useWords } from '../language/useWords.ts';

export interface SavedSearchMenuProps {
  onDelete: () => void;
}

/** What else can be done with the selected search. */
export function SavedSearchMenu({ onDelete }: SavedSearchMenuProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const { t } = useWords();
  return (
    <>
      <IconButton
        label={t('More for this search')}
        size="sm"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHorizOutlined />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        align="end"
        aria-label={t('More for this search')}
      >
        <MenuItem
          destructive
          icon={<DeleteOutlined />}
          onClick={() => {
            setAnchor(null);
            onDelete();
          }}
        >
          {t('Delete')}
        </MenuItem>
      </Menu>
    </>
  );
}
