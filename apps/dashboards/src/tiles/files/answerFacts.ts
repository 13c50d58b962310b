import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { type Cell, dateOf } from '@agency-insights/insights-api/workbook';
import type { FileSubject } from './fileSubject.ts';

/** What the numbers of a tile were made from: a name and a value each. */
export function answerFacts(
  { policies, premium, period, as_of: asOf, set_id: setId }: TileAnswer,
  { title, filters }: FileSubject,
): [string, Cell][] {
  const day = (value: string): Cell => ({ kind: 'date', value: dateOf(value) });
  return [
    ['Dashboard', { kind: 'text', value: title }],
    ['Filters', { kind: 'text', value: filters === '' ? 'None' : filters }],
    ['Policies', { kind: 'integer', value: policies }],
    ['Written premium', { kind: 'money', value: premium }],
    ['Effective from', day(period.from)],
    ['Effective until', day(period.to)],
    ['Data as of', day(asOf)],
    ['Data set', { kind: 'text', value: setId }],
  ];
}
