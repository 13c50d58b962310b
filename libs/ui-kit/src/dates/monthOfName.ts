import { defaultLocale, type DayPickerLocale } from 'react-day-picker';

const months = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/**
 * Returns the month, from 1, whose name begins with a text in the locale or in English; 0 for none. Where several do,
 * such as "jui" in French, it is none of them.
 */
export function monthOfName(text: string, locale: DayPickerLocale | undefined): number {
  for (const { localize } of [locale ?? defaultLocale, defaultLocale]) {
    const found = months.filter((month) =>
      (['formatting', 'standalone'] as const).some((context) =>
        beginsWith(localize.month(month, { width: 'wide', context }), text),
      ),
    );
    if (found.length === 1) return (found[0] ?? 0) + 1;
  }
  return 0;
}

function beginsWith(name: string, beginning: string): boolean {
  return name.toLocaleLowerCase().startsWith(beginning.toLocaleLowerCase());
}
