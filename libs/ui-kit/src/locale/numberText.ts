const formats: Record<string, Intl.NumberFormat> = {};

/**
 * Writes a number in a locale: "10,000.5", or "10.000,5" in German. Its format is made once: making one costs more than a
 * row of a list.
 */
export function numberText(value: number, locale: string): string {
  return (formats[locale] ??= new Intl.NumberFormat(locale)).format(value);
}
