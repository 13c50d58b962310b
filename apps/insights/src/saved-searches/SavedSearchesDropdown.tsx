import type { SavedFilter } from '@agency-insights/insights-api';
import { Button } from '@agency-insights/ui-kit';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { useWords } from '../language/useWords.ts';
import { lazyPart } from '../services/lazyPart.ts';

// What opens on a click is fetched while people read the page.
const SavedSearchesMenu = lazyPart(
  async () => (await import('./SavedSearchesMenu.tsx')).SavedSearchesMenu,
  ({ anchor }) => anchor !== null,
);

const Name = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export interface SavedSearchesDropdownProps {
  /** By name. */
  searches: readonly SavedFilter[];
  selected: SavedFilter | null;
  /** There is little room: the button says less and shows less of a long name. */
  compact: boolean;
  onSelect: (search: SavedFilter) => void;
  /** Loads them again after a failure; null: there was none. */
  retry: (() => void) | null;
}

/** The saved searches to choose from, with a check mark on the selected one (APP-FIND-2). */
export function SavedSearchesDropdown({ searches, selected, compact, onSelect, retry }: SavedSearchesDropdownProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const { t } = useWords();
  const hasFailed = searches.length === 0 && retry !== null;
  if (searches.length === 0 && !hasFailed) return null;
  const menu = {
    endIcon: <ExpandMoreOutlined />,
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    'aria-label': selected === null ? t('Saved searches') : `${t('Saved searches')}: ${selected.filterName}`,
    onClick: (event: { currentTarget: Element }) => setAnchor(event.currentTarget),
  } as const;
  const again = { startIcon: <ErrorOutlineOutlined />, onClick: retry ?? undefined };
  return (
    <>
      {/* One button in both cases: it keeps the focus when the searches arrive. */}
      <Button {...(hasFailed ? again : menu)} sx={{ maxWidth: hasFailed ? 340 : compact ? 144 : 240 }}>
        <Name>
          {hasFailed
            ? t('Saved searches could not be loaded. Retry')
            : (selected?.filterName ?? (compact ? t('Saved') : t('Saved searches')))}
        </Name>
      </Button>
      <Suspense fallback={null}>
        <SavedSearchesMenu {...{ anchor, searches, selected, onSelect }} onClose={() => setAnchor(null)} />
      </Suspense>
    </>
  );
}
