import type { FilterForm } from '@agency-insights/form-renderer';
import { Button, Tooltip } from '@agency-insights/ui-kit';
import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import { Suspense, useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { lazyPart } from '../../services/lazyPart.ts';
import { tooltipTexts } from '../texts.ts';
import { iconAlone, type ToolbarRoom } from '../toolbarRoom.ts';
import type { FindAgenciesState } from '../useFindAgencies.ts';

// Preloaded when the page is idle.
const SaveSearchPopover = lazyPart(
  async () => (await import('./SaveSearchPopover.tsx')).SaveSearchPopover,
  ({ anchor }) => anchor !== null,
);

export interface SaveSearchButtonProps {
  state: FindAgenciesState;
  form: FilterForm;
  /** How much of its name has room; null: the icon is alone. */
  named: ToolbarRoom['namesSave'];
  /** Opens the filters, to change them before they are saved. */
  onChangeFirst: () => void;
}

/**
 * Saves the current search. For a modified saved search the button says so, and its popover lists the changes (PLUS-6). It
 * is one button in all cases, so that it keeps the focus when the popover closes.
 */
export function SaveSearchButton({ state, form, named, onChangeFirst }: SaveSearchButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { t } = useWords();
  const modified = state.modifiedSearch;
  const isWhole = modified === null && named === 'whole';
  const label = isWhole ? t('Save search') : t('Save');
  const button = {
    'aria-haspopup': 'dialog',
    'aria-expanded': anchor !== null,
    onClick: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
  } as const;
  const name = modified === null ? t('Save search') : t('Save changes to {name}', { name: modified.filterName });
  // Saving a change looks different from saving a new search.
  const look =
    modified === null ? ({ variant: 'text' } as const) : ({ variant: 'outlined', color: 'primary' } as const);
  return (
    <>
      {/* What is saved already needs no hint. */}
      <Tooltip
        describeChild
        id="SAVE_SEARCH"
        title={state.selectedSearch === null && modified === null ? t(tooltipTexts.SAVE_SEARCH) : ''}
      >
        <Button
          {...look}
          startIcon={state.selectedSearch === null ? <BookmarkBorderOutlined /> : <Bookmark />}
          aria-label={name}
          sx={named === null ? iconAlone : undefined}
          {...button}
        >
          {named !== null && label}
        </Button>
      </Tooltip>
      <Suspense fallback={null}>
        <SaveSearchPopover {...{ anchor, state, form, onChangeFirst }} onClose={() => setAnchor(null)} />
      </Suspense>
    </>
  );
}
