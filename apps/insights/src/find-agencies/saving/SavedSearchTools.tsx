import type { FilterForm } from '@agency-insights/form-renderer';
import type { SavedFilter } from '@agency-insights/insights-api';
import type { Ref } from 'react';
import { countFilters } from '../agencySearch.ts';
import type { ToolbarRoom } from '../toolbarRoom.ts';
import type { FindAgenciesState } from '../useFindAgencies.ts';
import { SavedSearchesDropdown } from './SavedSearchesDropdown.tsx';
import { SaveSearchButton } from './SaveSearchButton.tsx';

export interface SavedSearchToolsProps {
  state: FindAgenciesState;
  form: FilterForm;
  room: ToolbarRoom;
  /** Takes the button of the saved searches. */
  searchesButton: Ref<HTMLButtonElement>;
  onSelectSearch: (search: SavedFilter) => void;
  /** Opens the list in which saved searches are renamed, deleted and made the default. */
  onManage: () => void;
  /** Opens the filters, to change them before they are saved. */
  onChangeFirst: () => void;
}

/** The saved searches and the way to save one: buttons of the bar above the results, which come after the agencies. */
export function SavedSearchTools(props: SavedSearchToolsProps) {
  const { state, form, room, searchesButton, onSelectSearch, onManage, onChangeFirst } = props;
  // Saving makes sense only for what was searched (APP-FIND-3), and found something or belongs to a saved search.
  const hasSearched = state.hasFilters && countFilters(state.exportFilters) > 0;
  const canSave = hasSearched && (!state.showNotFound || (state.selectedSearch ?? state.modifiedSearch) !== null);
  return (
    <>
      <SavedSearchesDropdown
        ref={searchesButton}
        state={state}
        onManage={onManage}
        named={room.namesSaved}
        onSelect={onSelectSearch}
      />
      {canSave && <SaveSearchButton {...{ state, form, onChangeFirst }} named={room.namesSave} />}
    </>
  );
}
