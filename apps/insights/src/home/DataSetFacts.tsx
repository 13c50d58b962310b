import { colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { formatCountOf } from '../format/count.ts';
import { formatDay } from '../format/day.ts';
import { useNamedQuery } from '../find-agencies/start/useNamedQuery.ts';

const Facts = styled('p')({
  minHeight: 20,
  margin: '12px 0 0',
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: colors.textMuted,
});

/** The data set that is searched. */
export function DataSetFacts() {
  const [set] = useNamedQuery('marketing_insights/queries/data_set.query');
  return <Facts>{set !== undefined && sentenceOf(set)}</Facts>;
}

function sentenceOf(set: Record<string, unknown>): string {
  const policies = formatCountOf(Number(set.policies), 'policy', 'policies');
  const agencies = formatCountOf(Number(set.agencies), 'agency', 'agencies');
  const [from, to] = [set.first_effective_date, set.last_effective_date].map((day) => formatDay(String(day)));
  return `${policies} of ${agencies}, effective ${from} to ${to}.`;
}
