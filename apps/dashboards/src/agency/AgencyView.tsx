import type { TileAnswer } from '@agency-insights/insights-api/contract';
import type { ReactElement } from 'react';
import { PageHeader } from '../page/PageHeader.tsx';
import { TileGrid } from '../page/TileGrid.tsx';
import { keyNumber } from '../tiles/keyNumbers.ts';
import { KeyNumbers } from '../tiles/KeyNumbers.tsx';
import { agencyMeasures } from './agencyMeasures.ts';
import { agencySections } from './agencySections.ts';
import { CompareSection } from './CompareSection.tsx';

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
  return (
    <>
      <PageHeader sections={agencySections} choice={comparison} />
      <KeyNumbers tile="summary" count={agencyMeasures.length} numbersOf={numbersOf} />
      <CompareSection />
      <TileGrid sections={agencySections} />
    </>
  );
}
