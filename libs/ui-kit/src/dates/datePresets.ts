import { addDays, endOfDay, isSameRange, startOfDay, type DateRange } from './dateRules.ts';

/** A range that is counted from today. */
export interface DatePreset {
  /** Its name in code. */
  id: string;
  /** What is shown. */
  label: string;
  /** Returns its range on a day. */
  range: (today: Date) => DateRange;
}

/**
 * From `days` days before today up to today: "First 7 complete days and today" (KIT-DATE-5).
 * @throws RangeError unless `days` is a whole number of at least 1.
 */
export function completeDaysPreset(days: number): DatePreset {
  checkCount('completeDaysPreset', 'days', days);
  return {
    id: `complete-days-${days}`,
    label: `First ${days} complete ${days === 1 ? 'day' : 'days'} and today`,
    range: (today) => ({ from: startOfDay(addDays(today, -days)), to: endOfDay(today) }),
  };
}

/**
 * The last `months` whole months before the current one: "Last 12 complete months".
 * @throws RangeError unless `months` is a whole number of at least 1.
 */
export function completeMonthsPreset(months: number): DatePreset {
  checkCount('completeMonthsPreset', 'months', months);
  return {
    id: `complete-months-${months}`,
    label: months === 1 ? 'Last complete month' : `Last ${months} complete months`,
    range: (today) => ({
      from: new Date(today.getFullYear(), today.getMonth() - months, 1),
      // Day 0 is the last day of the month before.
      to: endOfDay(new Date(today.getFullYear(), today.getMonth(), 0)),
    }),
  };
}

/** From 1 January of the current year up to today: "Year to date". */
export function yearToDatePreset(): DatePreset {
  return {
    id: 'year-to-date',
    label: 'Year to date',
    range: (today) => ({ from: new Date(today.getFullYear(), 0, 1), to: endOfDay(today) }),
  };
}

/** Returns the preset that means a range today, if there is one. */
export function matchingPreset(
  presets: readonly DatePreset[],
  range: DateRange | null,
  today: Date,
): DatePreset | undefined {
  return presets.find((preset) => isSameRange(preset.range(today), range));
}

function checkCount(preset: string, name: string, count: number): void {
  if (Number.isInteger(count) && count >= 1) return;
  throw new RangeError(`${preset}: \`${name}\` must be a whole number of at least 1, not ${count}.`);
}
