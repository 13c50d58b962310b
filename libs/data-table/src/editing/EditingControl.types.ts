import type { RefObject } from 'react';
import type { CellEditingOptions } from './cellEditing.types.ts';
import type { CellEdit } from './CellEdits.ts';
import type { EditableSource } from './editableSource.ts';

/** Announces in the table that an edit was undone or redone, that there is none, or that one was not saved. */
export type Announce = (message: 'undone' | 'redone' | 'nothingToUndo' | 'editFailed') => void;

/** Options of `useEditingGrid`. */
export interface EditingControl<TRow> {
  options: RefObject<CellEditingOptions<TRow>>;
  /** Edits a value as `EditableSource.edit` does, and saves it; an edit that fails is reverted and announced. */
  write: EditableSource<TRow>['edit'];
  /** Called by the grid with its announcements. */
  announceWith: (announce: Announce) => void;
  /** Undoes the last step and announces it. Returns its first edit; null if there is none. */
  undo: () => CellEdit | null;
  /** Redoes the step undone last and announces it. Returns its first edit; null if there is none. */
  redo: () => CellEdit | null;
}
