import type { TableExtrasTexts } from './TableExtrasTexts.types.ts';

/** The texts of the table's plug-ins in English. */
export const englishExtrasTexts: TableExtrasTexts = {
  rangeSelected: (rowCount, rows, columnCount, columns) =>
    `${rows} ${rowCount === 1 ? 'row' : 'rows'}, ${columns} ${columnCount === 1 ? 'column' : 'columns'} marked`,
  rangeCopied: (rows, columns) => `Cells copied: ${rows} × ${columns}`,
  edited: (header) => `${header} changed`,
  editCancelled: (header) => `${header} not changed`,
  editFailed: 'The change could not be saved and was taken back',
  undone: 'Change undone',
  redone: 'Change redone',
  nothingToUndo: 'Nothing to undo or redo',
  notANumber: 'Not a number',
  notADate: 'Not a date: type it as yyyy-mm-dd',
  notAChoice: 'Not one of the choices',
  pasted: (cells) => `Cells pasted: ${cells}`,
  cleared: (cells) => `Cells cleared: ${cells}`,
  filled: (cells) => `Cells filled: ${cells}`,
  nothingChanged: 'Nothing changed: none of these cells can be edited, or none would change',
  changeRefused: (fault, header, row) => `Nothing changed. ${header} in row ${row}: ${fault}`,
  changeLimit: (cells) => `Nothing changed: change at most ${cells} cells at a time`,
  pinColumn: 'Pinned',
  pinRow: 'Pin row',
  unpinRow: 'Unpin row',
  rowPinned: 'Row pinned',
  rowUnpinned: 'Row no longer pinned',
  moveColumn: 'Move',
  moveRow: 'Drag to move the row',
  moveRefused: 'Rows are in the order of the sort: reset it to move them',
  moveOutside: 'Rows move only within their group',
  rowMoved: (place, rows) => `Row moved to place ${place} of ${rows}`,
};
