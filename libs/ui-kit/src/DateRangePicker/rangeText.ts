import { formatDate } from '../dates/dateParts.ts';
import { matchingPreset, presetLabel, type DatePreset } from '../dates/datePresets.ts';
import type { DateRange } from '../dates/dateRules.ts';
import type { DateSettings } from '../dates/dateSettings.ts';

/** Returns the text of a range: the label of its preset, both dates, "From …" or "Until …"; empty for none. */
export function rangeText(
  range: DateRange | null,
  presets: readonly DatePreset[],
  today: () => Date,
  { form, words }: DateSettings,
): string {
  if (!range) return '';
  const preset = presets.length > 0 ? matchingPreset(presets, range, today()) : undefined;
  if (preset) return presetLabel(preset, words);
  const [from, to] = [range.from && formatDate(range.from, form), range.to && formatDate(range.to, form)];
  if (from && to) return `${from} – ${to}`;
  if (from) return words.from(from);
  return to ? words.until(to) : '';
}
