import type { SearchMode } from './searchMode.ts';

export interface SaveState {
  mode: SearchMode;
  /** Name of the selected search; null without one. */
  selectedName: string | null;
  /** Whether the filters in the panel differ from the selected search's. */
  filtersChanged: boolean;
  hasFilters: boolean;
  isSaving: boolean;
}

/** Whether "Apply & Save" can be pressed (APP-DRAWER-4). */
export function canSave({ mode, selectedName, filtersChanged, hasFilters, isSaving }: SaveState): boolean {
  const name = mode.searchName.trim();
  if (name === '' || !hasFilters || isSaving) return false;
  if (mode.isCreateNewSearch) return true;
  return mode.isSearchEditing && (filtersChanged || name !== selectedName);
}
