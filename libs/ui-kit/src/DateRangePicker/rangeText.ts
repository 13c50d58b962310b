import { formatDate } from '../dates/dateParts.ts';
import { matchingPreset, type DatePreset } from '../dates/datePresets.ts';
import type { DateRange } from '../dates/dateRules.ts';

/** What a range reads like: the name of its preset, both dates, "From …" or "Until …"; empty for none. */
export function rangeText(range: DateRange | null, presets: readonly DatePreset[], today: Date): string {
  if (!range) return '';
  const preset = matchingPreset(presets, range, today);
  if (preset) return preset.label;
  if (range.from && range.to) return `${formatDate(range.from)} – ${formatDate(range.to)}`;
  if (range.from) return `From ${formatDate(range.from)}`;
  return range.to ? `Until ${formatDate(range.to)}` : '';
}
