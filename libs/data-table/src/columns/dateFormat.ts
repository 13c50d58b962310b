import { inLocalTime } from '../engine/valueReading.ts';
import type { ColumnDef } from './columnDefinition.types.ts';
import { formatValue, missingText } from '../texts/formatValue.ts';

/** How a column words dates that it neither counts in UTC nor by days alone; undefined where it does both. */
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
