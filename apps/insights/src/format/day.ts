const days = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A `yyyy-mm-dd` day in words: `Jan 1, 2025`; any other text stays as it is. */
export function formatDay(iso: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) ? days.format(new Date(`${iso}T00:00:00Z`)) : iso;
}
