import { useWords } from '../../language/useWords.ts';
import { useNamedQuery } from './useNamedQuery.ts';

/** The query that knows the first month of the data. */
export const dataSet = 'marketing_insights/queries/data_set.query';

/** The period that premium covers where no dates are chosen: `all years since Nov 2022`. */
export function AllYears() {
  return useAllYears();
}

/** Words the period of all the data that the person may see; without its first month until that is known. */
export function useAllYears(): string {
  const [set] = useNamedQuery(dataSet);
  const { t, locale } = useWords();
  const day = set?.first_effective_date;
  if (typeof day !== 'string') return t('all years of the data');
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return t('all years since {month}', { month: month.format(new Date(day)) });
}
