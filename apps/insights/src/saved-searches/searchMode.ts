/**
 * What the filter panel does with saved searches (APP-DRAWER-3): nothing, editing the selected one, or creating a
 * new one. The selected search is in the address, not here.
 */
export interface SearchMode {
  isSearchEditing: boolean;
  isCreateNewSearch: boolean;
  /** The text of the field "Search name". */
  searchName: string;
}

export type SearchModeEvent =
  | { type: 'edit'; name: string }
  | { type: 'create' }
  | { type: 'name'; name: string }
  /** Another search was selected, or the selection was cleared. */
  | { type: 'select' }
  | { type: 'apply' }
  /** Every filter was cleared. */
  | { type: 'clear' }
  | { type: 'cancel' };

export const noSearchMode: SearchMode = { isSearchEditing: false, isCreateNewSearch: false, searchName: '' };

/**
 * The mode after an event; selecting, applying and cancelling leave both modes and clear the name.
 * Clearing ends editing alone: the search that was edited is not selected any more.
 */
export function reduceSearchMode(mode: SearchMode, event: SearchModeEvent): SearchMode {
  switch (event.type) {
    case 'edit':
      return { isSearchEditing: true, isCreateNewSearch: false, searchName: event.name };
    case 'create':
      return { isSearchEditing: false, isCreateNewSearch: true, searchName: '' };
    case 'name':
      return mode.isSearchEditing || mode.isCreateNewSearch ? { ...mode, searchName: event.name } : mode;
    case 'clear':
      return mode.isCreateNewSearch ? mode : noSearchMode;
    case 'select':
    case 'apply':
    case 'cancel':
      return noSearchMode;
  }
}
