'use client';
import { useMemo, useRef } from 'react';
import type { TablePlugin } from '../DataTable/TablePlugin.ts';
import type { TableGridProps } from '../grid/TableGrid.types.ts';
import { useSameSource } from '../plugins/useSameSource.ts';
import { useLatest } from '../state/useLatest.ts';
import type { CellEditingOptions } from './cellEditing.types.ts';
import type { CellEdit } from './CellEdits.ts';
import type { EditableSource } from './editableSource.ts';
import type { Announce } from './EditingControl.types.ts';
import { useEditingGrid } from './useEditingGrid.tsx';

/** Editing in the cells of a table. */
export interface CellEditing {
  /** For the table's `plugins`. */
  plugin: TablePlugin;
  /** Undoes the last edit and announces it. Returns whether there was one. */
  undo: () => boolean;
  /** Redoes the edit undone last and announces it. Returns whether there was one. */
  redo: () => boolean;
}

/**
 * Returns the plug-in that edits the cells of a table over an `editableSource`. Enter, F2, a double click or typing
 * starts editing; Enter and Tab commit, Escape cancels. Pasted spreadsheet cells fill the table from the focused cell, or
 * the selected range; Delete clears a range or a list, Control + D fills a range down. Control + Z and Control + Y undo and redo.
 */
export function useCellEditing<TRow>(options: CellEditingOptions<TRow>): CellEditing {
  const latest = useLatest(options);
  const announce = useRef<Announce>(() => undefined);
  return useMemo(() => {
    const save = (edit: CellEdit | null | undefined, takeBack?: () => void): void => {
      const { source, onEdit } = latest.current;
      if (!edit) return;
      // Asynchronous, so that an error thrown at once counts as a rejection.
      const send = async () => onEdit?.(edit);
      send().catch(() => {
        if (takeBack) takeBack();
        else source.edits.revert(edit);
        announce.current('editFailed');
      });
    };
    const write: EditableSource<TRow>['edit'] = (...edit) => {
      const { source } = latest.current;
      source.edit(...edit);
      save(source.edits.list.at(-1));
    };
    const undo = (): CellEdit | null => {
      const { edits } = latest.current.source;
      const edit = edits.undo();
      const place = edits.list.length;
      if (edit) save({ ...edit, before: edit.after, after: edit.before }, () => edits.restore(edit, place));
      return edit?.step && edits.list.at(-1)?.step === edit.step ? undo() : edit;
    };
    const redo = (): CellEdit | null => {
      const { edits } = latest.current.source;
      const edit = edits.redo();
      save(edit);
      if (edit?.step && edits.nextStep === edit.step) redo();
      return edit;
    };
    const announced = (edit: CellEdit | null, message: 'undone' | 'redone'): CellEdit | null => {
      announce.current(edit ? message : 'nothingToUndo');
      return edit;
    };
    const control = {
      options: latest,
      write,
      announceWith: (next: Announce) => void (announce.current = next),
      undo: () => announced(undo(), 'undone'),
      redo: () => announced(redo(), 'redone'),
    };
    const useGrid = (grid: TableGridProps<TRow>) => {
      useSameSource(grid, latest, { hook: 'useCellEditing', member: 'edits', creator: 'editableSource' });
      return useEditingGrid(grid, control);
    };
    return {
      plugin: { extend: useGrid as never },
      undo: () => control.undo() !== null,
      redo: () => control.redo() !== null,
    };
  }, [latest]);
}
