import type { LineAccess } from '../http/Person.ts';
import { pageWords } from '../pages/pageWords.ts';
import { describeFilter } from './describeFilter.ts';
import type { FilterNames } from './filterNames.ts';

const words: Readonly<Record<LineAccess, string>> = {
  personal: 'Personal lines',
  commercial: 'Commercial lines',
  all: 'Personal and commercial lines',
};

/**
 * Describes the included lines: those that the user may see, or one chosen by a filter. Without access to agencies,
 * benchmarks use both.
 */
export function describeLines(access: LineAccess | null, filter?: string, names?: FilterNames): string {
  const seen = access ?? 'all';
  return seen === 'all' && filter !== undefined ? describeFilter('line', filter, names).value : pageWords(words[seen]);
}
