import type { LineAccess } from '../http/Person.ts';

const words: Readonly<Record<LineAccess, string>> = {
  personal: 'Personal lines',
  commercial: 'Commercial lines',
  all: 'Personal and commercial lines',
};

/** Words the lines whose policies count; without access to agencies, benchmarks are made of both. */
export function describeLines(access: LineAccess | null): string {
  return words[access ?? 'all'];
}
