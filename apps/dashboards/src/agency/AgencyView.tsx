import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { colors, fontSizes } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { lazy, type ReactElement } from 'react';
import { useDashboardState } from '../context/DashboardContext.ts';
import { PagePart } from '../context/PagePart.tsx';
import { Facts } from '../page/Facts.ts';
import { PageHeader } from '../page/PageHeader.tsx';
import { TileGrid } from '../page/TileGrid.tsx';
import { keyNumber } from '../tiles/keyNumber.ts';
import { KeyNumbers } from '../tiles/KeyNumbers.tsx';
import { SectionTitle } from '../tiles/SectionTitle.ts';
import { TileCard } from '../tiles/TileCard.tsx';
import { tileFacts } from '../tiles/tileFacts.ts';
import { TileSkeleton } from '../tiles/TileState.tsx';
import { useTile } from '../tiles/useTile.ts';
import { agencyMeasures } from './agencyMeasures.ts';
import { agencySections, sideBySide } from './agencySections.ts';
import { t } from '../language/texts.ts';

const CompareSection = lazy(() =>
  import('./CompareSection.tsx').then((module) => ({ default: module.CompareSection })),
);

const comparison = {
  filter: 'comparison',
  label: 'Compare with',
  choices: [
    { value: 'last_year', label: 'A year before' },
    { value: 'peers', label: 'Peers' },
    { value: 'state', label: 'State' },
  ],
} as const;

const numbersOf = (answer: TileAnswer) => agencyMeasures.map((measure) => keyNumber(measure, answer));

const comparedSections = [sideBySide, ...agencySections];

const Alone = styled(SectionTitle)({
  margin: '32px 0 2px',
  paddingTop: 24,
  borderTop: `1px solid ${colors.line}`,
  fontSize: fontSizes.lg,
});
const AloneFacts = styled(Facts)({ marginBottom: 16 });

/** The profile of one agency; beside others, their comparison comes first. */
export function AgencyView(): ReactElement {
  const isCompared = useDashboardState(({ filters }) => (filters['compare_agencies'] ?? '') !== '');
  const summary = useTile('summary')?.answer;
  const name = summary?.agency?.name;
  return (
    <>
      <PageHeader sections={isCompared ? comparedSections : agencySections} choice={comparison} />
      {isCompared && (
        <>
          <PagePart waiting={<SideBySideSkeleton />}>
            <CompareSection />
          </PagePart>
          <Alone>{name === undefined ? t('The agency alone') : t('{agency} alone', { agency: name })}</Alone>
          <AloneFacts>{summary && tileFacts(summary)}</AloneFacts>
        </>
      )}
      <KeyNumbers tile="summary" count={agencyMeasures.length} numbersOf={numbersOf} />
      <TileGrid sections={agencySections} />
    </>
  );
}

/** Placeholder of the comparison while its drawings load. */
function SideBySideSkeleton(): ReactElement {
  return (
    <section aria-label={t(sideBySide.title)}>
      <SectionTitle>{t(sideBySide.title)}</SectionTitle>
      <TileCard aria-busy>
        <TileSkeleton title={t('{title} side by side', { title: t('Key numbers') })} height={220} />
      </TileCard>
    </section>
  );
}
