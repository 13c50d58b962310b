import { type Cell, type CellKind, isMoney } from './CellKind.ts';

const narrowest = 8;
const widest = 60;
/** Room for the filter button and the cell's own margin, in characters. */
const buttonRoom = 4;
const marginRoom = 2;

/** Returns the width of a column in characters, for its header and longest value. */
export function columnWidth(header: string, longest: number): number {
  return Math.min(widest, Math.max(narrowest, header.length + buttonRoom, longest + marginRoom));
}

/** Returns the number of characters of a cell. */
export function lengthOfCell({ kind, value }: Cell): number {
  if (value === null) return 0;
  return typeof value === 'string' ? value.length : shownLength(kind, value);
}

/** Returns the number of characters of a formatted number. */
export function shownLength(kind: CellKind, value: number): number {
  if (!Number.isFinite(value)) return 0;
  if (kind === 'date') return 'yyyy-mm-dd'.length;
  if (kind === 'month') return 'yyyy-mm'.length;
  if (kind === 'dateTime') return 'yyyy-mm-dd hh:mm'.length;
  const sign = value < 0 || kind.startsWith('signed') ? 1 : 0;
  const grouped = (whole: number) => {
    const digits = String(Math.round(Math.abs(whole))).length;
    return digits + Math.floor((digits - 1) / 3);
  };
  if (isMoney(kind)) return sign + 1 + grouped(value / 100);
  if (kind === 'share' || kind === 'percent') return 1 + grouped(value * 100) + '.0%'.length;
  return sign + grouped(value);
}
