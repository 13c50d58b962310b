/**
 * Name of an agency-search export as its person sees it: `MI Search Results DDMMYYYY.xlsx` (API-EXPORT-4).
 * `timeZone` is an IANA name and says which day it is at that moment.
 */
export function agencySearchFileName(atMs: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' }).formatToParts(atMs);
  const part = (type: 'day' | 'month' | 'year') => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `MI Search Results ${part('day')}${part('month')}${part('year').padStart(4, '0')}.xlsx`;
}
