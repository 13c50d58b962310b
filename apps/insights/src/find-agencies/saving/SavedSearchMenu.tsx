import type { SavedFilter } from '@agency-insights/insights-api';
import { IconButton } from '@agency-insights/ui-kit';
import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import { Suspense, useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { lazyPart } from '../../services/lazyPart.ts';

// Preloaded when the page is idle.
const SavedSearchMenuList = lazyPart(
  async () => (await import('./SavedSearchMenuList.tsx')).SavedSearchMenuList,
  ({ anchor }) => anchor !== null,
);

export interface SavedSearchMenuProps {
  search: SavedFilter;
  /** Called with the button of the menu, which gets the focus afterwards. */
  onRename: (button: HTMLElement) => void;
  onDelete: () => void;
}

/** Further actions of the selected search. */
export function SavedSearchMenu({ onRename, ...rest }: SavedSearchMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
      <Suspense fallback={null}>
        <SavedSearchMenuList
          {...{ anchor, ...rest }}
          onRename={() => anchor && onRename(anchor)}
          onClose={() => setAnchor(null)}
        />
      </Suspense>
    </>
  );
}
