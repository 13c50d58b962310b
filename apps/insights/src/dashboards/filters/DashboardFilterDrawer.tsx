import { FormRenderer, useFilterFormStatus, type FilterForm } from '@agency-insights/form-renderer';
import type { SavedFilter } from '@agency-insights/insights-api';
import { Button, colors, FilterDrawer, Tooltip } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { applyByKey } from '../../find-agencies/applyByKey.ts';
import { customComponents, sortFunctions } from '../../find-agencies/customComponents.ts';
import { countFilters, sameFilters } from '../../find-agencies/agencySearch.ts';
import { MissingListsAlert } from '../../find-agencies/MissingListsAlert.tsx';
import { tooltipTexts } from '../../find-agencies/texts.ts';
import { useMissingLists, type MissingLists } from '../../find-agencies/useMissingLists.ts';
import { clearButtonPlace, usePanelLook } from '../../find-agencies/usePanelLook.ts';
import { useKeptFocus } from '../../services/useKeptFocus.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { DeleteFiltersDialog } from './DeleteFiltersDialog.tsx';
import { RenameFiltersDialog } from './RenameFiltersDialog.tsx';
import { SavedFiltersSelect } from './SavedFiltersSelect.tsx';
import { SaveFiltersDialog } from './SaveFiltersDialog.tsx';
import type { DashboardFilterState } from './useDashboardFilters.ts';
import { useSavedFilterActions } from './useSavedFilterActions.ts';
import { useWords } from '../../language/useWords.ts';

/** As the section of a saved search on Find agencies. */
const Section = styled('section')({
  margin: '0 calc(-1 * var(--kit-drawer-inset))',
  padding: '16px var(--kit-drawer-inset)',
  borderBottom: `1px solid ${colors.line}`,
  '& > h3': { margin: '0 0 8px', fontSize: '0.75rem', fontWeight: 500, color: colors.textMuted },
});
const Form = styled('div')({ padding: '20px 0 24px' });

export interface DashboardFilterDrawerProps {
  state: DashboardFilterState;
  open: boolean;
  /** Whether the dashboard is loading or applying filters. */
  isLoading: boolean;
  onClose: () => void;
}

/** The open dialog. */
type OpenDialog = { kind: 'save' } | { kind: 'rename' | 'delete'; saved: SavedFilter } | null;

/** The drawer with a dashboard's filters, and those that are saved (APP-DASH-4, APP-DASH-5). */
export function DashboardFilterDrawer({ state, open, isLoading, onClose }: DashboardFilterDrawerProps) {
  const { t } = useWords();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [lists, onLists] = useState<MissingLists | null>(null);
  useMissingLists(false, onLists);
  // The button that loads the lists goes with its message.
  const keptFocus = useKeptFocus();
  const { isBeside, drawer, air } = usePanelLook();
  return (
    <>
      <FilterDrawer
        ref={keptFocus}
        open={open}
        onClose={onClose}
        title={t('Filters')}
        {...drawer}
        headerActions={
          <Button size="sm" disabled={countFilters(state.applied) === 0} onClick={() => setDialog({ kind: 'save' })}>
            {t('Save')}
          </Button>
        }
        footer={<DrawerButtons {...{ state, isLoading }} onApplied={isBeside ? undefined : onClose} />}
        onKeyDown={applyByKey}
        keepMounted
        slotProps={{ content: { style: { paddingBlock: 0 } } }}
      >
        <Section aria-label={t('Saved filters')}>
          <h3>{t('Saved filters')}</h3>
          <SavedFiltersSelect
            savedFilters={state.savedFilters}
            selected={state.selected}
            onSelect={state.select}
            onRename={(saved) => setDialog({ kind: 'rename', saved })}
            onDelete={(saved) => setDialog({ kind: 'delete', saved })}
          />
        </Section>
        <Fields form={state.form} {...{ lists, open, air }} />
      </FilterDrawer>
      <Dialogs state={state} dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}

interface FieldsProps extends Pick<DashboardFilterDrawerProps, 'open'> {
  form: FilterForm;
  /** Option lists that could not be loaded; null: nothing is known of them yet. */
  lists: MissingLists | null;
  /** The form's own air at both sides, in px. */
  air: number;
}

/** The fields; lists that could not be loaded are all asked for again by one button, as on Find agencies. */
function Fields({ form, lists, open, air }: FieldsProps) {
  const { gateways, logger } = useServices();
  return (
    <Form style={{ marginInline: -air }}>
      {open && lists?.isMissing && (
        <div style={{ marginInline: air }}>
          <MissingListsAlert {...{ form, lists }} />
        </div>
      )}
      <FormRenderer
        key={lists?.attempt ?? 0}
        inset={air}
        {...{ form, gateways, customComponents, sortFunctions, logger }}
      />
    </Form>
  );
}

function Dialogs({ state, dialog, onClose }: { state: DashboardFilterState; dialog: OpenDialog; onClose: () => void }) {
  const actions = useSavedFilterActions(state);
  return (
    <>
      <SaveFiltersDialog
        open={dialog?.kind === 'save'}
        savedFilters={state.savedFilters}
        form={state.form}
        overwritten={actions.overwritten}
        onClose={onClose}
        onSave={actions.save}
      />
      <RenameFiltersDialog
        saved={dialog?.kind === 'rename' ? dialog.saved : null}
        onClose={onClose}
        onRename={actions.rename}
      />
      <DeleteFiltersDialog
        saved={dialog?.kind === 'delete' ? dialog.saved : null}
        onClose={onClose}
        onDelete={actions.remove}
      />
    </>
  );
}

const clearPlace = { ...clearButtonPlace, marginInlineEnd: 'auto' };

interface DrawerButtonsProps extends Pick<DashboardFilterDrawerProps, 'state' | 'isLoading'> {
  /** Called once the draft is applied. */
  onApplied: (() => void) | undefined;
}

function DrawerButtons({ state, isLoading, onApplied }: DrawerButtonsProps) {
  const { draft, applied, form } = state;
  const { t } = useWords();
  // Values that became invalid are removed before filters are applied.
  const { settling } = useFilterFormStatus(form);
  const hasDraft = countFilters(draft) > 0;
  const canApply = !isLoading && !settling && hasDraft && !sameFilters(draft, applied);
  const apply = () => {
    if (!form.validate()) return;
    state.apply(draft);
    onApplied?.();
  };
  const canClear = !isLoading && (hasDraft || countFilters(applied) > 0);
  const hint = canClear ? '' : t(tooltipTexts.APPLY_FILTERS);
  // Disabled buttons stay in the tab order, so that a press that disables them keeps the focus.
  return (
    <>
      <Button variant="text" aria-disabled={!canClear} onClick={state.clear} sx={clearPlace}>
        {t('Clear')}
      </Button>
      <Tooltip describeChild id="APPLY_FILTERS" title={hint}>
        <Button data-applies variant="contained" aria-disabled={!canApply} onClick={apply}>
          {t('Apply')}
        </Button>
      </Tooltip>
    </>
  );
}
