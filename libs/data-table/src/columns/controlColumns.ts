import { selectionColumnId } from './selectionColumn.ts';

/** Ids of the columns of buttons that plug-ins add to a table. They hold no data. */
export const controlColumns = { pin: 'rowPin', move: 'rowMove' } as const;

const control: readonly string[] = [selectionColumnId, ...Object.values(controlColumns)];

/** Whether a column holds checkboxes or buttons instead of data: files and the clipboard leave it out. */
export function isControlColumn(columnId: string): boolean {
  return control.includes(columnId);
}
