import type { LineAccess } from '../http/Person.ts';
import { pageWords } from '../pages/pageWords.ts';

const words: Readonly<Record<LineAccess, string>> = {
  personal: 'Personal lines',
  commercial: 'Commercial lines',
  all: 'Personal and commercial lines',
};

/** Words the lines whose policies count; without access to agencies, benchmarks are made of both. */
export function describeLines(access: LineAccess | null): string {
  return pageWords(words[access ?? 'all']);
}
