import type { FilterForm } from '@agency-insights/form-renderer';
import { canSave } from '../saved-searches/canSave.ts';
import { useSaveSearch } from '../saved-searches/useSaveSearch.ts';
import { countFilters, sameFilters } from './agencySearch.ts';
import { readSavedSearch } from './readSavedSearch.ts';
import type { FindAgenciesState } from './useFindAgencies.ts';
import { useDraftFilters } from './useSearchForm.ts';
import type { UnknownFilters } from './useUnknownFilters.ts';
import { writeSavedSearch } from './writeSavedSearch.ts';

/** Saving from the filter panel: what the panel's parts show and do. */
export interface SavingInPanel {
  /** Whether a search is being created or edited. */
  isOpen: boolean;
  isSaving: boolean;
  canSubmit: boolean;
  /** Whether the selected search can be edited: one that cannot be opened here can only be deleted. */
  canEdit: boolean;
  /** The message of the error area; null: none. */
  error: string | null;
  create: () => void;
  edit: () => void;
  name: (name: string) => void;
  cancel: () => void;
  /** Saves the draft under the name and applies it. */
  submit: () => void;
}

/** Joins the panel's draft, the mode and saving (APP-DRAWER-2 to 4). Calls `onSaved` once the draft is saved and searched. */
export function useSavingInPanel(
  state: FindAgenciesState,
  form: FilterForm,
  unknown: Pick<UnknownFilters, 'filters' | 'isChanged'>,
  onSaved: () => void,
): SavingInPanel {
  const { savedSearches, selectedSearch, dispatchMode, agencyNameFilters } = state;
  const { save, error, clearError } = useSaveSearch(savedSearches);
  const filters = { ...useDraftFilters(form, state.currentFilters), ...agencyNameFilters };
  const saved = selectedSearch && readSavedSearch(selectedSearch);
  const canSubmit = canSave({
    mode: state,
    selectedName: selectedSearch?.filterName ?? null,
    filtersChanged: saved !== null && (unknown.isChanged || !sameFilters(saved.filters, filters)),
    hasFilters: countFilters(filters) > 0,
    isSaving: savedSearches.isSaving,
  });
  const submit = async () => {
    if (!canSubmit || !form.validate()) return;
    const id = state.isSearchEditing ? (selectedSearch?.id ?? null) : null;
    // What this version does not know stays in the search that it was saved in (PLUS-20).
    const kept = id === null ? [] : unknown.filters;
    const content = writeSavedSearch({ filters, unknown: kept, sorts: state.sorts });
    const search = await save({ name: state.searchName, content }, id);
    if (search === null) return;
    state.selectSearch(search);
    onSaved();
  };
  return {
    isOpen: state.isCreateNewSearch || state.isSearchEditing,
    isSaving: savedSearches.isSaving,
    canSubmit,
    canEdit: saved !== null && saved.refusal === null,
    error,
    create: () => dispatchMode({ type: 'create' }),
    edit: () => selectedSearch && dispatchMode({ type: 'edit', name: selectedSearch.filterName }),
    name: (name) => {
      clearError();
      dispatchMode({ type: 'name', name });
    },
    cancel: () => {
      clearError();
      dispatchMode({ type: 'cancel' });
    },
    submit: () => void submit(),
  };
}
