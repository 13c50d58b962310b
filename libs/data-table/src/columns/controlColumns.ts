/** Ids of the columns of buttons that plug-ins add to a table. They hold no data. */
export const controlColumns = { pin: 'rowPin', move: 'rowMove' } as const;

/** Whether a column holds buttons instead of data: files and the clipboard leave it out. */
export function isControlColumn(columnId: string): boolean {
  return Object.values<string>(controlColumns).includes(columnId);
}
