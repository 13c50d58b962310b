import type { SavedFilter } from '@agency-insights/insights-api';
import { Button, colors, cutOff, Tooltip } from '@agency-insights/ui-kit';
import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { styled } from '@mui/material/styles';
import { Suspense, useState, type Ref } from 'react';
import type { Translate } from '../../language/createWords.ts';
import { useWords } from '../../language/useWords.ts';
import { lazyPart } from '../../services/lazyPart.ts';
import { iconAlone, savedMax, savedMin, type ToolbarRoom } from '../toolbarRoom.ts';
import type { FindAgenciesState } from '../useFindAgencies.ts';

// Preloaded when the page is idle.
const SavedSearchesMenu = lazyPart(
  async () => (await import('./SavedSearchesMenu.tsx')).SavedSearchesMenu,
  ({ anchor }) => anchor !== null,
);

const Name = styled('span')({ minWidth: 0, ...cutOff });
/** Of a long name and a mark behind it the mark stays whole. */
const inLine = { label: { style: { display: 'flex', minWidth: 0 } } };
const nameRoom = { minWidth: savedMin, maxWidth: savedMax };
/** As much of the name as the other buttons leave room for. */
const shortRoom = { '&&': { flex: `1 0 ${savedMin}px`, maxWidth: 'max-content' } };
const Changed = styled('span')({ flexShrink: 0, whiteSpace: 'pre', color: colors.warning });

export interface SavedSearchesDropdownProps {
  /** Takes the button. */
  ref: Ref<HTMLButtonElement>;
  /** The searches, and which of them is selected, or was until the filters were modified: its name stays on the button. */
  state: FindAgenciesState;
  /** How much of the name has room: all, what fits, or none, where the icon is alone. A tooltip says what is missing. */
  named: ToolbarRoom['namesSaved'];
  onSelect: (search: SavedFilter) => void;
  onManage: () => void;
}

/** The saved searches to choose from, with a check mark on the selected one (APP-FIND-2). */
export function SavedSearchesDropdown(props: SavedSearchesDropdownProps) {
  const { ref, state, named, onSelect, onManage } = props;
  const { selectedSearch: selected, modifiedSearch: modified } = state;
  const { searches, retry } = state.savedSearches;
  const [anchor, setAnchor] = useState<Element | null>(null);
  const { t } = useWords();
  const hasFailed = searches.length === 0;
  if (hasFailed && retry === null) return null;
  const isShort = named === null;
  const name = hasFailed ? t('Saved searches failed · Try again') : labelOf(selected, modified, t);
  const open = (event: { currentTarget: Element }) => setAnchor(event.currentTarget);
  const menu = { 'aria-haspopup': 'menu', 'aria-expanded': anchor !== null, onClick: open } as const;
  const again = { onClick: retry ?? undefined };
  const icon = hasFailed ? <ErrorOutlineOutlined /> : <BookmarksOutlined />;
  return (
    <>
      {/* One button in all cases: it keeps the focus when the searches arrive, and when there is less room. */}
      <Tooltip title={named === 'whole' && !hasFailed ? '' : name} describeChild={false}>
        <Button
          ref={ref}
          {...(hasFailed ? again : menu)}
          startIcon={isShort || hasFailed ? icon : undefined}
          endIcon={isShort || hasFailed ? undefined : <ExpandMoreOutlined />}
          color={hasFailed ? 'warning' : 'neutral'}
          aria-label={name}
          sx={isShort ? iconAlone : named === 'short' ? shortRoom : nameRoom}
          slotProps={inLine}
        >
          {!isShort && <Name>{(selected ?? modified)?.filterName ?? t('Saved searches')}</Name>}
          {named === 'whole' && modified !== null && <Changed>{` · ${t('Modified')}`}</Changed>}
        </Button>
      </Tooltip>
      <Suspense fallback={null}>
        <SavedSearchesMenu {...{ anchor, state, onSelect, onManage }} onClose={() => setAnchor(null)} />
      </Suspense>
    </>
  );
}

/** `Saved searches: Oklahoma A · Modified`. */
function labelOf(selected: SavedFilter | null, modified: SavedFilter | null, t: Translate): string {
  const name = selected?.filterName ?? (modified && `${modified.filterName} · ${t('Modified')}`);
  return name === null ? t('Saved searches') : t('Saved searches: {name}', { name });
}
