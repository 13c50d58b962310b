import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesContext.tsx';
import { HelpTip } from '../HelpTip.tsx';
import { writtenPremiumDefinition } from '../measureTexts.ts';
import { dataSet, useAllYears } from './AllYears.tsx';
import { namedQuery } from './useNamedQuery.ts';

/** The end of a sentence about premium of all years: `, all years since Nov 2022`; nothing until its month is known. */
export function PremiumPeriod() {
  const { isPending } = useQuery(namedQuery(useServices().api, dataSet));
  const period = useAllYears();
  return isPending ? null : `, ${period}`;
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
