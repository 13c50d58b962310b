import { colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { Words } from '../language/createWords.ts';
import { useWords } from '../language/useWords.ts';
import { useNamedQuery } from '../find-agencies/start/useNamedQuery.ts';

const Facts = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 40px',
  // As high as its figures, until they come.
  minHeight: 44,
  '@media (max-width: 599.95px)': { minHeight: 100 },
  margin: '20px 0 0',
  '& dt': { fontSize: '0.75rem', lineHeight: '16px', color: colors.textMuted },
  '& dd': { margin: 0, fontSize: '1.25rem', lineHeight: '28px', fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
});

/** The data set that is searched, in figures. */
export function DataSetFacts() {
  const [set] = useNamedQuery('marketing_insights/queries/data_set.query');
  const words = useWords();
  return <Facts>{set !== undefined && figuresOf(set, words)}</Facts>;
}

function figuresOf(set: Record<string, unknown>, { t, formatCount, formatDay }: Words) {
  const { first_effective_date: first, last_effective_date: last } = set;
  const figures = [
    [t('Policies'), formatCount(Number(set.policies))],
    [t('Agencies'), formatCount(Number(set.agencies))],
    ...(typeof first === 'string' && typeof last === 'string'
      ? [[t('Policies effective'), `${formatDay(first)} – ${formatDay(last)}`]]
      : []),
  ];
  return figures.map(([name, figure]) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{figure}</dd>
    </div>
  ));
}
