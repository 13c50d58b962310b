import { FormRenderer, useFilterFormStatus, type FilterForm } from '@agency-insights/form-renderer';
import { Button, colors, FilterDrawer, IconButton, Tooltip } from '@agency-insights/ui-kit';
import RedoOutlined from '@mui/icons-material/RedoOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useForkRef } from '@mui/material/utils';
import { Suspense, useRef, type Ref } from 'react';
import type { Words } from '../language/createWords.ts';
import { useWords } from '../language/useWords.ts';
import type { SearchDialog } from './saving/useSearchDialogs.ts';
import { SavedSearchSection } from './saving/SavedSearchSection.tsx';
import { useServices } from '../services/ServicesContext.tsx';
import { countFilters } from './agencySearch.ts';
import { customComponents, sortFunctions } from './customComponents.ts';
import { MissingListsAlert } from './lateParts.ts';
import { tooltipTexts } from './texts.ts';
import { useAgencyCount } from './useAgencyCount.ts';
import type { FindAgenciesState } from './useFindAgencies.ts';
import { useIsDrawn } from './useIsDrawn.ts';
import type { MissingLists } from './useMissingLists.ts';
import { useOptionCounts } from './useOptionCounts.ts';
import { useSavingInPanel, type SavingInPanel } from './useSavingInPanel.ts';
import { useDraftFilters } from './useSearchForm.ts';
import type { UnknownFilters } from './useUnknownFilters.ts';

/** In the same chunk, as both draw the form's fields. */
export { FieldPopover } from './FieldPopover.tsx';

const drawerWidth = 400;

/** Leaves 340 px of the drawer to the form, 380 px from 1400 px of viewport on (APP-FIND-4). */
const insets = { narrow: 30, wide: 10 } as const;
const wideScreen = '(min-width: 1400px)';

/** From this width on the drawer is beside the results; below it covers them. */
const pushFrom = 1200;

/** Its text aligns with the edge of the form, as it has no border of its own. */
const clearButtonPlace = { marginInlineStart: '-14px', '@media (forced-colors: active)': { marginInlineStart: 0 } };

const Form = styled('div')({ padding: '4px 0 24px' });
const Count = styled('span')({
  flex: 1,
  textAlign: 'end',
  fontSize: '0.75rem',
  color: colors.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export interface FilterPanelProps {
  state: FindAgenciesState;
  form: FilterForm;
  /** What of the selected search is not known here. */
  unknown: UnknownFilters;
  /** Option lists that could not be loaded. */
  lists: MissingLists;
  open: boolean;
  onClose: () => void;
  /** Opens a dialog about the selected search. */
  onSearchDialog: (dialog: SearchDialog) => void;
  /** Gets the panel, to keep the focus in it. */
  focusRef: Ref<HTMLElement>;
}

/** The drawer with the filters, what can be saved of them, and how many agencies they would show (APP-DRAWER). */
export function FilterPanel(props: FilterPanelProps) {
  const { state, form, unknown, lists, open, onClose, onSearchDialog, focusRef } = props;
  const { t } = useWords();
  const isBeside = useMediaQuery(`(min-width: ${pushFrom}px)`, { noSsr: true });
  const showResults = () => !isBeside && onClose();
  const saving = useSavingInPanel(state, form, unknown, showResults);
  // Fetched after the press that opens it, it opens then: a panel that is open from the start neither takes the focus nor gives it back.
  const isDrawn = useIsDrawn();
  const panel = useRef<HTMLElement>(null);
  const isWide = useMediaQuery(wideScreen, { noSsr: true });
  return (
    <FilterDrawer
      ref={useForkRef(panel, focusRef)}
      open={open && isDrawn}
      onClose={onClose}
      title={t('Filters')}
      width={drawerWidth}
      pushFrom={pushFrom}
      inset={isWide ? insets.wide : insets.narrow}
      headerActions={<UndoButtons form={form} />}
      footer={<PanelButtons {...{ state, form, saving }} onApplied={showResults} />}
      aria-label={t('Filters')}
      keepMounted
    >
      <SavedSearchSection
        mode={state}
        selected={state.selectedSearch}
        canEdit={saving.canEdit}
        error={saving.error}
        onEdit={saving.edit}
        onDialog={onSearchDialog}
        focusPanel={() => panel.current?.focus()}
        onName={saving.name}
        onCancel={saving.cancel}
        onSubmit={saving.submit}
      />
      <Fields {...{ state, form, lists, open }} />
    </FilterDrawer>
  );
}

function Fields({ state, form, lists, open }: Pick<FilterPanelProps, 'state' | 'form' | 'lists' | 'open'>) {
  const { gateways, logger } = useServices();
  const optionCounts = useOptionCounts(state.agencyNameFilters.agency_name);
  return (
    <Form>
      {open && lists.isMissing && (
        <Suspense fallback={null}>
          <MissingListsAlert form={form} onRetry={lists.retry} />
        </Suspense>
      )}
      <FormRenderer
        key={lists.attempt}
        {...{ form, gateways, customComponents, sortFunctions, optionCounts, logger }}
      />
    </Form>
  );
}

function UndoButtons({ form }: { form: FilterForm }) {
  const { canUndo, canRedo } = useFilterFormStatus(form);
  const { t } = useWords();
  // Out of use they stay in the tab order, so that the press that ends their use keeps the focus.
  return (
    <>
      <IconButton label={t('Undo')} aria-disabled={!canUndo} onClick={form.undo}>
        <UndoOutlined />
      </IconButton>
      <IconButton label={t('Redo')} aria-disabled={!canRedo} onClick={form.redo}>
        <RedoOutlined />
      </IconButton>
    </>
  );
}

interface PanelButtonsProps extends Pick<FilterPanelProps, 'state' | 'form'> {
  saving: SavingInPanel;
  /** Called once the draft is searched. */
  onApplied: () => void;
}

function PanelButtons({ state, form, saving, onApplied }: PanelButtonsProps) {
  const words = useWords();
  const { t } = words;
  const draft = useDraftFilters(form, state.currentFilters);
  const count = useAgencyCount({ ...draft, ...state.agencyNameFilters });
  const hasDraft = countFilters(draft) > 0;
  // Cities that a new state makes unfit go before anything is applied.
  const { settling, dirty } = useFilterFormStatus(form);
  const canApply = !settling && (hasDraft || state.agencyTableData !== null);
  const canClear = !state.isLoadingSearch && (hasDraft || state.hasFilters);
  const clear = () => {
    form.clear();
    state.clearAll();
  };
  const apply = () => {
    state.applyPanelFilters(draft);
    onApplied();
  };
  return (
    <>
      <Button variant="text" aria-disabled={!canClear} onClick={clear} sx={clearButtonPlace}>
        {t('Clear')}
      </Button>
      <Count role="status">{draftNote(dirty, count, words)}</Count>
      <Tooltip describeChild id="APPLY_FILTERS" title={t(tooltipTexts.APPLY_FILTERS)}>
        <span>
          <Button variant={saving.isOpen ? 'outlined' : 'contained'} disabled={!canApply} onClick={apply}>
            {t('Apply')}
          </Button>
        </span>
      </Tooltip>
      {saving.isOpen && (
        <Button
          variant="contained"
          disabled={!saving.canSubmit || settling}
          loading={saving.isSaving}
          onClick={saving.submit}
        >
          {t('Apply & Save')}
        </Button>
      )}
    </>
  );
}

/** How many agencies the draft would show, and whether the results do not show them yet. */
function draftNote(isChanged: boolean, count: number | null, { t, formatCountOf }: Words): string {
  const agencies = count === null ? '' : formatCountOf(count, 'agency', 'agencies');
  if (!isChanged) return agencies;
  return agencies === '' ? t('Not applied') : t('Not applied: {agencies}', { agencies });
}
