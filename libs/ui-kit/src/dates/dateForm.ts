import type { DayPickerLocale } from 'react-day-picker';
import { americanForm, type DateForm } from './dateParts.ts';

/** Returns the form in which a locale writes short dates: dd.mm.yyyy for German; mm/dd/yyyy without a locale. */
export function dateForm(locale: DayPickerLocale | undefined): DateForm {
  if (!locale) return americanForm;
  const pattern = locale.formatLong.date({ width: 'short' });
  const letters = { month: 'M', day: 'd', year: 'y' };
  return {
    order: americanForm.order.toSorted((a, b) => pattern.indexOf(letters[a]) - pattern.indexOf(letters[b])),
    separator: /[^dMy\s]/.exec(pattern)?.[0] ?? americanForm.separator,
  };
}
