import { FormRenderer, useFilterFormStatus, type FilterForm } from '@agency-insights/form-renderer';
import { Button, colors, FilterDrawer, IconButton, Tooltip } from '@agency-insights/ui-kit';
import RedoOutlined from '@mui/icons-material/RedoOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { Suspense, useRef, type Ref } from 'react';
import type { Translate } from '../language/createWords.ts';
import { useWords } from '../language/useWords.ts';
import type { SearchDialog } from './saving/useSearchDialogs.ts';
import { SavedSearchSection } from './saving/SavedSearchSection.tsx';
import { useServices } from '../services/ServicesContext.tsx';
import { countFilters } from './agencySearch.ts';
import { applyByKey } from './applyByKey.ts';
import { customComponents, sortFunctions } from './customComponents.ts';
import { MissingListsAlert } from './lateParts.ts';
import { tooltipTexts } from './texts.ts';
import { useAgencyCount } from './useAgencyCount.ts';
import type { FindAgenciesState } from './useFindAgencies.ts';
import { useIsDrawn } from './useIsDrawn.ts';
import type { MissingLists } from './useMissingLists.ts';
import { useOptionCounts } from './useOptionCounts.ts';
import { clearButtonPlace, usePanelLook } from './usePanelLook.ts';
import { useSavingInPanel, type SavingInPanel } from './useSavingInPanel.ts';
import { useDraftFilters } from './useSearchForm.ts';
import type { UnknownFilters } from './useUnknownFilters.ts';

/** In the same chunk, as both draw the form's fields. */
export { FieldPopover } from './FieldPopover.tsx';

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
  /** Unknown filters of the selected search. */
  unknown: UnknownFilters;
  /** Option lists that could not be loaded; null: nothing is known of them yet. */
  lists: MissingLists | null;
  open: boolean;
  onClose: () => void;
  /** Opens a dialog about the selected search. */
  onSearchDialog: (dialog: SearchDialog) => void;
  /** Gets the panel, to keep the focus in it. */
  focusRef: Ref<HTMLElement>;
}

/** The drawer with the filters, saved searches, and the number of matching agencies (APP-DRAWER). */
export function FilterPanel(props: FilterPanelProps) {
  const { state, form, unknown, lists, open, onClose, onSearchDialog, focusRef } = props;
  const { t } = useWords();
  const { isBeside, drawer, air } = usePanelLook();
  const showResults = () => !isBeside && onClose();
  const saving = useSavingInPanel(state, form, unknown, showResults);
  // Opened after it has loaded, since a panel that is open from the start does not manage the focus.
  const isDrawn = useIsDrawn();
  const panel = useRef<HTMLElement>(null);
  return (
    <FilterDrawer
      ref={useForkRef(panel, focusRef)}
      open={open && isDrawn}
      onClose={onClose}
      title={t('Filters')}
      {...drawer}
      headerActions={<UndoButtons form={form} />}
      footer={<PanelButtons {...{ state, form, saving }} onApplied={showResults} />}
      onKeyDown={applyByKey}
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
      <Fields {...{ state, form, lists, open, air }} />
    </FilterDrawer>
  );
}

interface FieldsProps extends Pick<FilterPanelProps, 'state' | 'form' | 'lists' | 'open'> {
  /** The form's own air at both sides, in px. */
  air: number;
}

function Fields({ state, form, lists, open, air }: FieldsProps) {
  const { gateways, logger } = useServices();
  const optionCounts = useOptionCounts(state.agencyNameFilters.agency_name);
  return (
    <Form style={{ marginInline: -air }}>
      {open && lists?.isMissing && (
        <Suspense fallback={null}>
          <div style={{ marginInline: air }}>
            <MissingListsAlert {...{ form, lists }} />
          </div>
        </Suspense>
      )}
      <FormRenderer
        key={lists?.attempt ?? 0}
        inset={air}
        {...{ form, gateways, customComponents, sortFunctions, optionCounts, logger }}
      />
    </Form>
  );
}

function UndoButtons({ form }: { form: FilterForm }) {
  const { canUndo, canRedo } = useFilterFormStatus(form);
  const { t } = useWords();
  // Disabled buttons stay in the tab order, so that a press that disables them keeps the focus.
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
  const { t, formatCountOf } = useWords();
  const draft = useDraftFilters(form, state.currentFilters);
  const count = useAgencyCount({ ...draft, ...state.agencyNameFilters });
  const hasDraft = countFilters(draft) > 0;
  // Cities that do not fit a new state are removed before filters are applied.
  const { settling, dirty, valid, canRedo } = useFilterFormStatus(form);
  // The draft has the last valid value of a field.
  const agencies = count === null || !valid ? '' : formatCountOf(count, 'agency', 'agencies');
  const note = draftNote(dirty, agencies, t);
  const isSpoken = (dirty || canRedo) && agencies !== '';
  const hasFailed = state.searchError !== null;
  // With results that show the draft nothing is left to apply, but for a box that holds no number: Apply says so.
  const isOfUse = dirty || !valid || saving.isOpen || hasFailed;
  const canApply = !settling && isOfUse && (hasDraft || state.agencyTableData !== null);
  const canClear = !state.isLoadingSearch && (hasDraft || state.hasFilters || !valid);
  const clear = () => {
    form.clear();
    state.clearAll();
  };
  const apply = () => {
    if (!form.validate()) return;
    state.applyPanelFilters(draft);
    if (hasFailed && !dirty) state.retrySearch();
    onApplied();
  };
  const hint = hasDraft || state.hasFilters ? '' : t(tooltipTexts.APPLY_FILTERS);
  // Disabled buttons stay in the tab order, so that keyboard users find them.
  return (
    <>
      <Button variant="text" aria-disabled={!canClear} onClick={clear} sx={clearButtonPlace}>
        {t('Clear')}
      </Button>
      <Count>
        {/* A draft is announced once it is counted, also one that was undone; results announce themselves. */}
        <span role="status">{isSpoken && note}</span>
        {!isSpoken && note}
      </Count>
      <Tooltip describeChild id="APPLY_FILTERS" title={hint}>
        <Button
          data-applies
          variant={saving.isOpen ? 'outlined' : 'contained'}
          aria-disabled={!canApply}
          onClick={apply}
        >
          {t('Apply')}
        </Button>
      </Tooltip>
      {saving.isOpen && (
        <Button
          variant="contained"
          aria-disabled={!saving.canSubmit || settling}
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
function draftNote(isChanged: boolean, agencies: string, t: Translate): string {
  if (!isChanged) return agencies;
  return agencies === '' ? t('Not applied') : t('Not applied: {agencies}', { agencies });
}
