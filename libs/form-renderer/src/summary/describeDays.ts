import type { FormWords } from '../texts/formWords.ts';
import type { DayRange } from '../objects/days.ts';
import { dayText } from './dayText.ts';

/** Returns two days in words: "Jan 1, 2026 to Dec 31, 2026", "from Jan 1, 2026", "until Dec 31, 2026", or the one day. */
export function describeDays({ from, to }: DayRange, { texts, locale }: FormWords): string {
  const { value } = texts;
  const first = from === null ? '' : dayText(from, locale);
  const last = to === null ? '' : dayText(to, locale);
  if (from === to) return first;
  if (to === null) return value.from(first);
  return from === null ? value.until(last) : value.between(first, last);
}
