let format: Intl.NumberFormat | undefined;

/** A whole number with separators: `10,000`. Its format is made once: making one costs more than a row of a list. */
export function countText(count: number): string {
  format ??= new Intl.NumberFormat('en-US');
  return format.format(count);
}
