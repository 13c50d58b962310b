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
 * Words the lines whose policies count: those that the person may see, of which a filter may have chosen one. Without access to
 * agencies, benchmarks are made of both.
 */
export function describeLines(access: LineAccess | null, filter?: string, names?: FilterNames): string {
  const seen = access ?? 'all';
  return seen === 'all' && filter !== undefined ? describeFilter('line', filter, names).value : pageWords(words[seen]);
}
