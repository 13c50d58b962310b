import { escapeFilterValue } from '@agency-insights/form-renderer/filters';
import type { NameTerm } from './agencyNames.ts';

/** One name, or one part of names, as a filter. */
export function writeName({ kind, value }: NameTerm): string {
  const written = escapeFilterValue(value);
  return kind === 'exact' ? written : `%${written}%`;
}
