import type { Cell, CellKind } from './CellKind.ts';
import { cellStyle } from './cellStyles.ts';
import { cellXml, textCellXml, totalCellXml } from './cellXml.ts';
import { columnLetters } from './columnLetters.ts';
import type { SheetPlan } from './SheetPlan.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Returns a sheet's XML up to the header row, which is frozen. */
export function sheetHeadXml({ columns, rowCount, totals, frozenColumns = 0 }: SheetPlan): string {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const headers = columns.map(({ header, kind }, index) =>
    textCellXml(`${columnLetters(index)}1`, header, isNumeric(kind) ? cellStyle.headerOfNumbers : cellStyle.header),
  );
  return [
    `${declaration}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">`,
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    `<dimension ref="${sheetRange(columns.length, rowCount + (totals ? 1 : 0))}"/>`,
    `<sheetViews><sheetView workbookViewId="0">${paneXml(frozenColumns)}</sheetView></sheetViews>`,
    `<sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols>`,
    `<sheetData><row r="1" ht="20" customHeight="1">${headers.join('')}</row>`,
  ].join('');
}

/** Returns the frozen panes: the header row, and the first columns. */
function paneXml(frozenColumns: number): string {
  const cell = `${columnLetters(frozenColumns)}2`;
  const pane = frozenColumns > 0 ? 'bottomRight' : 'bottomLeft';
  const split = frozenColumns > 0 ? `xSplit="${frozenColumns}" ` : '';
  return `<pane ${split}ySplit="1" topLeftCell="${cell}" activePane="${pane}" state="frozen"/><selection pane="${pane}" activeCell="${cell}" sqref="${cell}"/>`;
}

/** The rows of a small sheet, cell by cell, from row 2 on. */
export function sheetCellsXml(rows: readonly (readonly Cell[])[]): string {
  const rowXml = (cells: readonly Cell[], row: number) =>
    cells.map(({ kind, value }, index) => cellXml(`${columnLetters(index)}${row}`, kind, value)).join('');
  return rows.map((cells, index) => `<row r="${index + 2}">${rowXml(cells, index + 2)}</row>`).join('');
}

/** Returns a sheet's XML after its rows: totals, filter buttons of a table, landscape pages fitted to width. */
export function sheetTailXml({ columns, rowCount, isTable, totals = [] }: SheetPlan): string {
  const range = sheetRange(columns.length, rowCount);
  return [
    totalsXml(totals, rowCount + 1),
    `</sheetData>${isTable ? `<autoFilter ref="${range}"/>` : ''}`,
    '<pageMargins left="0.5" right="0.5" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup orientation="landscape" fitToHeight="0"/>',
    // Account codes are text on purpose; without this, programs mark each of them as "number stored as text".
    `<ignoredErrors><ignoredError sqref="${range}" numberStoredAsText="1"/></ignoredErrors></worksheet>`,
  ].join('');
}

/** The row of totals under the last row of the sheet; nothing without totals. */
function totalsXml(totals: readonly Cell[], lastRow: number): string {
  if (totals.length === 0) return '';
  const cells = totals.map((cell, index) => totalCellXml(columnLetters(index), cell, lastRow));
  return `<row r="${lastRow + 1}">${cells.join('')}</row>`;
}

/** `A1:K101`: the header row and all rows under it. */
function sheetRange(columnCount: number, rowCount: number): string {
  return `A1:${columnLetters(columnCount - 1)}${rowCount + 1}`;
}

function isNumeric(kind: CellKind): boolean {
  return kind !== 'text';
}
