import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { lazy, type ReactElement } from 'react';
import { useDashboardState } from '../context/DashboardContext.ts';
import { PagePart } from '../context/PagePart.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { TileGrid } from '../page/TileGrid.tsx';
import { keyNumber } from '../tiles/keyNumbers.ts';
import { KeyNumbers } from '../tiles/KeyNumbers.tsx';
import { agencyMeasures } from './agencyMeasures.ts';
import { agencySections } from './agencySections.ts';

const CompareSection = lazy(() =>
  import('./CompareSection.tsx').then((module) => ({ default: module.CompareSection })),
);

const comparison = {
  filter: 'comparison',
  label: 'Compare with',
  choices: [
    { value: 'last_year', label: 'Last year' },
    { value: 'peers', label: 'Peers' },
    { value: 'state', label: 'State' },
  ],
} as const;

const numbersOf = (answer: TileAnswer) => agencyMeasures.map((measure) => keyNumber(measure, answer));

/** The profile of one agency. */
export function AgencyView(): ReactElement {
  const isCompared = useDashboardState(({ filters }) => (filters['compare_agencies'] ?? '') !== '');
  return (
    <>
      <PageHeader sections={agencySections} choice={comparison} />
      <KeyNumbers tile="summary" count={agencyMeasures.length} numbersOf={numbersOf} />
      {isCompared && (
        <PagePart>
          <CompareSection />
        </PagePart>
      )}
      <TileGrid sections={agencySections} />
    </>
  );
}
