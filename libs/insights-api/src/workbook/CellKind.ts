/**
 * What a column or cell holds.
 * `text`: text. `integer`: a whole number. `year`: a year. `money`: whole cents, written as dollars. `share`: 0.041 is
 * +4.1 %. `percent`: 0.041 is 4.1 %. `signedInteger`, `signedMoney`: the same as without a sign, with a plus sign above
 * zero. `date`, `month`, `dateTime`: milliseconds since the epoch, UTC, written as a date of the spreadsheet; `month`
 * shows year and month.
 */
export type CellKind =
  | 'text'
  | 'integer'
  | 'year'
  | 'money'
  | 'share'
  | 'percent'
  | 'signedInteger'
  | 'signedMoney'
  | 'date'
  | 'month'
  | 'dateTime';

/** Whether cells of a kind hold cents. */
export function isMoney(kind: CellKind | undefined): boolean {
  return kind === 'money' || kind === 'signedMoney';
}

/** One column of a sheet. */
export interface SheetColumn {
  header: string;
  kind: CellKind;
  /** In characters of the default font. */
  width: number;
}

/** One cell by itself; no value is an empty cell. A text in a cell of any kind is written as text. */
export interface Cell {
  kind: CellKind;
  value: string | number | null;
}
