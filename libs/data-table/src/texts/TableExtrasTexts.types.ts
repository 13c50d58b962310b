/** Texts of the table's plug-ins. Counts are given as numbers, for the plural, and as they are shown. */
export interface TableExtrasTexts {
  /** A range of cells. English: "3 rows, 2 columns marked". */
  rangeSelected: (rowCount: number, rows: string, columnCount: number, columns: string) => string;
  /** English: "Cells copied: 3 × 2". */
  rangeCopied: (rows: string, columns: string) => string;
  /** English: "Premium changed". */
  edited: (header: string) => string;
  /** English: "Premium not changed". */
  editCancelled: (header: string) => string;
  /** English: "The change could not be saved and was taken back". */
  editFailed: string;
  /** English: "Change undone". */
  undone: string;
  /** English: "Change redone". */
  redone: string;
  /** English: "Nothing to undo or redo". */
  nothingToUndo: string;
  /** English: "Not a number". */
  notANumber: string;
  /** English: "Not a date: type it as yyyy-mm-dd". */
  notADate: string;
  /** English: "Not one of the choices". */
  notAChoice: string;
  /** English: "Cells pasted: 4". */
  pasted: (cells: string) => string;
  /** English: "Cells cleared: 4". */
  cleared: (cells: string) => string;
  /** English: "Cells filled: 4". */
  filled: (cells: string) => string;
  /** Of a paste, or a change of a range. English: "Nothing changed: none of these cells can be edited, or none would change". */
  nothingChanged: string;
  /** English: "Nothing changed. Premium in row 3: Not a number". */
  changeRefused: (fault: string, header: string, row: string) => string;
  /** English: "Nothing changed: change at most 1,000 cells at a time". */
  changeLimit: (cells: string) => string;
  /** Header of the column with the buttons. English: "Pinned". */
  pinColumn: string;
  /** English: "Pin row". */
  pinRow: string;
  /** English: "Unpin row". */
  unpinRow: string;
  /** English: "Row pinned". */
  rowPinned: string;
  /** English: "Row no longer pinned". */
  rowUnpinned: string;
  /** Header of the column with the handles. English: "Move". */
  moveColumn: string;
  /** English: "Drag to move the row". */
  moveRow: string;
  /** English: "Rows are in the order of the sort: reset it to move them". */
  moveRefused: string;
  /** English: "Rows move only within their group". */
  moveOutside: string;
  /** English: "Row moved to place 3 of 120". */
  rowMoved: (place: string, rows: string) => string;
}
