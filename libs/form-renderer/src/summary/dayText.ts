const formats: Record<string, Intl.DateTimeFormat> = {};

/** Returns a day such as "2026-11-20" in the form of a region: "Nov 20, 2026", "20.11.2026". */
export function dayText(day: string, locale: string): string {
  // In UTC, so that a day is the same one in each time zone.
  formats[locale] ??= new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return formats[locale].format(new Date(`${day}T00:00Z`));
}
