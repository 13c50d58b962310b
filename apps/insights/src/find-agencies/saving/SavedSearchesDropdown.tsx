import type { SavedFilter } from '@agency-insights/insights-api';
import { Button, colors } from '@agency-insights/ui-kit';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { styled } from '@mui/material/styles';
import { Suspense, useState, type Ref } from 'react';
import type { Translate } from '../../language/createWords.ts';
import { useWords } from '../../language/useWords.ts';
import { lazyPart } from '../../services/lazyPart.ts';

// What opens on a click is fetched while people read the page.
const SavedSearchesMenu = lazyPart(
  async () => (await import('./SavedSearchesMenu.tsx')).SavedSearchesMenu,
  ({ anchor }) => anchor !== null,
);

const Name = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const Changed = styled('span')({ flexShrink: 0, marginInlineStart: 6, color: colors.warning });

export interface SavedSearchesDropdownProps {
  /** Takes the button. */
  ref: Ref<HTMLButtonElement>;
  /** By name. */
  searches: readonly SavedFilter[];
  selected: SavedFilter | null;
  /** The search that the filters began as, where they are others by now; its name stays on the button. */
  modified: SavedFilter | null;
  /** There is little room: the button says less and shows less of a long name. */
  compact: boolean;
  onSelect: (search: SavedFilter) => void;
  onManage: () => void;
  /** Loads them again after a failure; null: there was none. */
  retry: (() => void) | null;
}

/** The saved searches to choose from, with a check mark on the selected one (APP-FIND-2). */
export function SavedSearchesDropdown(props: SavedSearchesDropdownProps) {
  const { ref, searches, selected, modified, compact, onSelect, onManage, retry } = props;
  const [anchor, setAnchor] = useState<Element | null>(null);
  const { t } = useWords();
  const hasFailed = searches.length === 0 && retry !== null;
  if (searches.length === 0 && !hasFailed) return null;
  const menu = {
    endIcon: <ExpandMoreOutlined />,
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    'aria-label': labelOf(selected, modified, t),
    onClick: (event: { currentTarget: Element }) => setAnchor(event.currentTarget),
  } as const;
  const again = { startIcon: <ErrorOutlineOutlined />, onClick: retry ?? undefined };
  return (
    <>
      {/* One button in both cases: it keeps the focus when the searches arrive. */}
      <Button ref={ref} {...(hasFailed ? again : menu)} sx={{ maxWidth: hasFailed ? 340 : compact ? 144 : 240 }}>
        <Name>
          {hasFailed
            ? t('Saved searches could not be loaded. Retry')
            : ((selected ?? modified)?.filterName ?? (compact ? t('Saved') : t('Saved searches')))}
        </Name>
        {modified !== null && <Changed>{compact ? '●' : `· ${t('Modified')}`}</Changed>}
      </Button>
      <Suspense fallback={null}>
        <SavedSearchesMenu {...{ anchor, searches, selected, onSelect, onManage }} onClose={() => setAnchor(null)} />
      </Suspense>
    </>
  );
}

/** `Saved searches: Oklahoma A · Modified`. */
function labelOf(selected: SavedFilter | null, modified: SavedFilter | null, t: Translate): string {
  const name = selected?.filterName ?? (modified && `${modified.filterName} · ${t('Modified')}`);
  return name === null ? t('Saved searches') : `${t('Saved searches')}: ${name}`;
}
