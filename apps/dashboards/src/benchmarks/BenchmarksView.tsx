import { colors, fontSizes } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useDashboardState } from '../context/DashboardContext.ts';
import { PageHeader } from '../page/PageHeader.tsx';
import { TileGrid } from '../page/TileGrid.tsx';
import { formatDay } from '../tiles/formatCell.ts';
import { useTile } from '../tiles/useTile.ts';
import { BenchmarkNumbers } from './BenchmarkNumbers.tsx';
import { benchmarkOf, comparedSentence } from './benchmarkOf.ts';
import { benchmarkSections } from './benchmarkSections.ts';
import { t } from '../language/texts.ts';

const Footer = styled('footer')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 24px',
  marginTop: 16,
  fontSize: fontSizes.xs,
  color: colors.textMuted,
});

const peerChoices = [
  { value: 'all', label: 'All peers' },
  { value: 'state', label: 'Same state' },
  { value: 'size', label: 'Same size' },
] as const;

/** The benchmarks: a selection of agencies beside its peers. */
export function BenchmarksView(): ReactElement {
  const answer = useTile('numbers')?.answer;
  const compares = useDashboardState(({ filters }) => filters.compare !== undefined);
  const benchmark = answer && benchmarkOf(answer);
  return (
    <>
      <PageHeader
        sections={benchmarkSections}
        choice={{ filter: 'peers', label: 'Peers', choices: compares ? peerChoices : [] }}
        note={benchmark && comparedSentence(benchmark)}
      />
      <BenchmarkNumbers />
      <TileGrid sections={benchmarkSections} />
      {answer && benchmark && (
        <Footer>
          <span>
            {t('Groups of fewer than {minimum} agencies, or with one agency above 80%, are not shown.', {
              minimum: benchmark.minimum_agencies,
            })}
          </span>
          <span>{t('Data up to {day}', { day: formatDay(answer.as_of) })}</span>
        </Footer>
      )}
    </>
  );
}
