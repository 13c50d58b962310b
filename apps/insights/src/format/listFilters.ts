import type { Translate } from '../language/createWords.ts';

/** Lists filters as chips word them: `Agency state: Texas · Line of business: Commercial lines`. */
export function listFilters(filters: readonly { label: string; text: string }[], t: Translate): string {
  return filters.map(({ label, text }) => t('{name}: {value}', { name: label, value: text })).join(' · ');
}
