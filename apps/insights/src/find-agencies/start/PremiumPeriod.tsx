import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';
import { HelpTip } from '../HelpTip.tsx';
import { writtenPremiumDefinition } from '../measureTexts.ts';
import { dataSet, useAllYears } from './AllYears.tsx';
import { namedQuery } from './useNamedQuery.ts';

export interface PremiumPeriodProps {
  /** In its place until its month is known. */
  before: ReactNode;
}

/** The end of a sentence about premium of all years: `, all years since Nov 2022`. */
export function PremiumPeriod({ before }: PremiumPeriodProps) {
  const { isPending } = useQuery(namedQuery(useServices().api, dataSet));
  const period = useAllYears();
  return isPending ? before : `, ${period}`;
}

/** Tooltip of the column of written premium. */
export function WrittenPremiumTip() {
  const values = { period: useAllYears() };
  return (
    <HelpTip
      text={writtenPremiumDefinition}
      values={values}
      topic="measures#total-written-premium"
      about="written premium"
    />
  );
}
