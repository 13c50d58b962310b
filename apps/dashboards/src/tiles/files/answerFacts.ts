import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { type Cell, dateOf } from '@agency-insights/insights-api/workbook';
import type { FileSubject } from './fileSubject.ts';
import { t } from '../../language/texts.ts';

/** What the numbers of a tile were made from: a name and a value each; of agencies side by side for each of them. */
export function answerFacts(answer: TileAnswer, { title, filters }: FileSubject): [string, Cell][] {
  const { agency, others = [], period, as_of: asOf, set_id: setId } = answer;
  const day = (value: string): Cell => ({ kind: 'date', value: dateOf(value) });
  return [
    [t('Dashboard'), { kind: 'text', value: title }],
    [t('Filters'), { kind: 'text', value: filters === '' ? t('None') : filters }],
    ...(others.length > 0 && agency ? agencyFact(agency.name) : []),
    ...sums(answer),
    ...others.flatMap((other) => [...agencyFact(other.agency_name), ...sums(other)]),
    [t('Effective from'), day(period.from)],
    [t('Effective until'), day(period.to)],
    [t('Data as of'), day(asOf)],
    [t('Data set'), { kind: 'text', value: setId }],
  ];
}

function agencyFact(name: string): [string, Cell][] {
  return [[t('Agency'), { kind: 'text', value: name }]];
}

function sums({
  policies,
  premium,
  benchmark,
}: Pick<TileAnswer, 'policies' | 'premium' | 'benchmark'>): [string, Cell][] {
  // Withheld numbers are 0 in the answer.
  if (benchmark?.selection.suppressed) return [[t('Policies'), { kind: 'text', value: t('Too few agencies to show') }]];
  return [
    [t('Policies'), { kind: 'integer', value: policies }],
    [t('Written premium'), { kind: 'money', value: premium }],
  ];
}
