import { type Cell, type CellKind, isMoney } from './CellKind.ts';
import { cellStyle } from './cellStyles.ts';
import { escapeXmlText } from './escapeXmlText.ts';
import { limitCellText } from './limitCellText.ts';
import { formulaStart } from '../contract/csv/withoutFormula.ts';

/** Blanks that programs may drop without `xml:space`. */
const edgeBlanks = /^\s|\s$|[\n\t]|\s\s/;

const millisecondsPerDay = 86_400_000;
/** Days from 30 December 1899, where the spreadsheet's calendar begins for all dates from March 1900 on, to the epoch. */
const epochSerial = 25_569;

/** Returns a cell. `reference`: its address (`B7`). Empty for a missing value or NaN. */
export function cellXml(reference: string, kind: CellKind, value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'string')
    return textCellXml(reference, value, formulaStart.test(value) ? cellStyle.quotedText : cellStyle.text);
  if (!Number.isFinite(value)) return '';
  return `<c r="${reference}" s="${cellStyle[kind]}"><v>${storedNumber(kind, value)}</v></c>`;
}

/**
 * A cell of a row of totals: a text, or the sum of the cells of its column from row 2 to `lastRow`. The sum is a formula of the
 * rows that the sheet's filter leaves, with what it comes to for all of them.
 */
export function totalCellXml(column: string, { kind, value }: Cell, lastRow: number): string {
  const reference = `${column}${lastRow + 1}`;
  if (typeof value === 'string') return textCellXml(reference, value, cellStyle.totalText);
  if (value === null) return `<c r="${reference}" s="${cellStyle.totalText}"/>`;
  const style = kind === 'money' ? cellStyle.totalMoney : cellStyle.totalInteger;
  const formula = `SUBTOTAL(109,${column}2:${column}${lastRow})`;
  return `<c r="${reference}" s="${style}"><f>${formula}</f><v>${storedNumber(kind, value)}</v></c>`;
}

/** Returns a cell that always stays text. */
export function textCellXml(reference: string, text: string, style: number): string {
  if (text === '') return '';
  const space = edgeBlanks.test(text) ? ' xml:space="preserve"' : '';
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t${space}>${escapeXmlText(limitCellText(text))}</t></is></c>`;
}

function storedNumber(kind: CellKind, value: number): number {
  // Plus zero: a negative zero would be written as "0" anyway, but shown as "-$0" by some programs.
  if (isMoney(kind)) return value / 100 + 0;
  if (kind === 'date' || kind === 'month' || kind === 'dateTime') return value / millisecondsPerDay + epochSerial;
  return value + 0;
}
