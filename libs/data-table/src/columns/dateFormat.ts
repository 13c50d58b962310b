import { inLocalTime } from '../engine/valueReading.ts';
import type { ColumnDef } from './columnDefinition.types.ts';
import { formatValue, missingText } from '../texts/formatValue.ts';

/** Returns a column's date format; undefined for the default, UTC days. */
export function dateFormat<TRow>({ timeZone, showTime }: ColumnDef<TRow>): ((value: unknown) => string) | undefined {
  if (timeZone !== 'local' && !showTime) return undefined;
  return (value) => {
    const date = timeZone === 'local' ? inLocalTime(value) : value;
    const words = formatValue(date);
    return showTime && date instanceof Date && words !== missingText ? `${words} ${timeOf(date)}` : words;
  };
}

/** Hours and minutes in UTC. */
function timeOf(date: Date): string {
  return date.toISOString().slice(-13, -8);
}
