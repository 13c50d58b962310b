export { type Cell, type CellKind, isMoney, type SheetColumn } from './workbook/CellKind.ts';
export { cellXml } from './workbook/cellXml.ts';
export { columnLetters } from './workbook/columnLetters.ts';
export { columnWidth, shownLength } from './workbook/columnWidth.ts';
export { planSmallSheet, type SheetPlan, type SmallSheet } from './workbook/SheetPlan.ts';
export { sheetCellsXml, sheetHeadXml, sheetTailXml } from './workbook/sheetXml.ts';
export { dateOf, tileSheet, type TileSheetOptions } from './workbook/tileSheet.ts';
export { workbookFiles, type SmallWorkbook } from './workbook/workbookFiles.ts';
export { sheetPath, workbookParts, type WorkbookPlan } from './workbook/workbookXml.ts';
