import { englishWords, type DateWords } from './dateWords.ts';
import { addDays, endOfDay, isSameRange, startOfDay, type DateRange } from './dateRules.ts';

/** A range that is counted from today. */
export interface DatePreset {
  /** Its name in code. */
  id: string;
  /** What is shown. */
  label: string;
  /** Returns the label in the words of a picker. Without it `label` is shown in every language. */
  labelIn?: (words: DateWords) => string;
  /** Returns its range on a day. */
  range: (today: Date) => DateRange;
}

/**
 * From `days` days before today up to today: "First 7 complete days and today".
 * @throws RangeError unless `days` is a whole number of at least 1.
 */
export function completeDaysPreset(days: number): DatePreset {
  checkCount('completeDaysPreset', 'days', days);
  return preset(
    `complete-days-${days}`,
    (words) => words.completeDays(days),
    (today) => ({ from: startOfDay(addDays(today, -days)), to: endOfDay(today) }),
  );
}

/**
 * The last `months` whole months before the current one: "Last 12 complete months".
 * @throws RangeError unless `months` is a whole number of at least 1.
 */
export function completeMonthsPreset(months: number): DatePreset {
  checkCount('completeMonthsPreset', 'months', months);
  return preset(
    `complete-months-${months}`,
    (words) => words.completeMonths(months),
    (today) => ({
      from: new Date(today.getFullYear(), today.getMonth() - months, 1),
      // Day 0 is the last day of the month before.
      to: endOfDay(new Date(today.getFullYear(), today.getMonth(), 0)),
    }),
  );
}

/** From 1 January of the current year up to today: "Year to date". */
export function yearToDatePreset(): DatePreset {
  return preset(
    'year-to-date',
    (words) => words.yearToDate,
    (today) => ({ from: new Date(today.getFullYear(), 0, 1), to: endOfDay(today) }),
  );
}

/** Returns what a preset is called in the words of a picker; a label that was replaced stays as it is. */
export function presetLabel({ label, labelIn }: DatePreset, words: DateWords): string {
  return labelIn?.(englishWords) === label ? labelIn(words) : label;
}

/** Returns the preset that means a range today, if there is one. */
export function matchingPreset(
  presets: readonly DatePreset[],
  range: DateRange | null,
  today: Date,
): DatePreset | undefined {
  return presets.find((preset) => isSameRange(preset.range(today), range));
}

function preset(id: string, labelIn: (words: DateWords) => string, range: DatePreset['range']): DatePreset {
  return { id, label: labelIn(englishWords), labelIn, range };
}

function checkCount(owner: string, name: string, count: number): void {
  if (Number.isInteger(count) && count >= 1) return;
  throw new RangeError(`${owner}: \`${name}\` must be a whole number of at least 1, not ${count}.`);
}
