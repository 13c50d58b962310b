import { cellXml, columnLetters, type SheetColumn } from '@agency-insights/insights-api/workbook';
import { type SheetRows, unpackColumn } from './SheetRows.ts';

/** A run of rows; `firstRow` is the number of the first in the sheet, from 1. */
export function sheetRowsXml(columns: readonly SheetColumn[], rows: SheetRows, firstRow: number): string {
  const sources = columns.map(({ kind }, index) => {
    const packed = rows.columns[index];
    return { kind, letters: columnLetters(index), values: packed && unpackColumn(packed) };
  });
  let xml = '';
  for (let row = firstRow; row < firstRow + rows.rowCount; row += 1) {
    xml += `<row r="${row}">`;
    for (const { kind, letters, values } of sources)
      xml += cellXml(`${letters}${row}`, kind, values?.next().value ?? null);
    xml += '</row>';
  }
  return xml;
}
