const counts = new Intl.NumberFormat('en-US');

/** A whole number with separators: 1248 → `1,248`. */
export function formatCount(value: number): string {
  return counts.format(value);
}

/** A count with its noun: `1 agency`, `1,248 agencies`. */
export function formatCountOf(value: number, one: string, many: string): string {
  return `${formatCount(value)} ${value === 1 ? one : many}`;
}
