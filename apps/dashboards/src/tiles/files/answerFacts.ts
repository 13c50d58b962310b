import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { type Cell, dateOf, type TileSheetOptions } from '@agency-insights/insights-api/workbook';
import type { FileSubject } from './fileSubject.ts';

/** What the numbers of a tile were made from: a name and a value each; of agencies side by side for each of them. */
export function answerFacts(answer: TileAnswer, { title, filters }: FileSubject): [string, Cell][] {
  const { agency, others = [], period, as_of: asOf, set_id: setId } = answer;
  const day = (value: string): Cell => ({ kind: 'date', value: dateOf(value) });
  return [
    ['Dashboard', { kind: 'text', value: title }],
    ['Filters', { kind: 'text', value: filters === '' ? 'None' : filters }],
    ...(others.length > 0 && agency ? agencyFact(agency.name) : []),
    ...sums(answer),
    ...others.flatMap((other) => [...agencyFact(other.agency_name), ...sums(other)]),
    ['Effective from', day(period.from)],
    ['Effective until', day(period.to)],
    ['Data as of', day(asOf)],
    ['Data set', { kind: 'text', value: setId }],
  ];
}

/** What the rows of the page's own agency are called beside those of others. */
export function subjectOf({ agency }: TileAnswer): TileSheetOptions {
  return agency ? { subject: agency.name } : {};
}

function agencyFact(name: string): [string, Cell][] {
  return [['Agency', { kind: 'text', value: name }]];
}

function sums({
  policies,
  premium,
  benchmark,
}: Pick<TileAnswer, 'policies' | 'premium' | 'benchmark'>): [string, Cell][] {
  // What is not shown is 0 in the answer.
  if (benchmark?.selection.suppressed) return [['Policies', { kind: 'text', value: 'Too few agencies to show' }]];
  return [
    ['Policies', { kind: 'integer', value: policies }],
    ['Written premium', { kind: 'money', value: premium }],
  ];
}
