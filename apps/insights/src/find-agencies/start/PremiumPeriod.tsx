import { useAllYears } from './AllYears.tsx';
import { HelpTip } from '../HelpTip.tsx';
import { writtenPremiumDefinition } from '../measureTexts.ts';

/** The end of a sentence about premium of all years: `, all years since Nov 2022`. */
export function PremiumPeriod() {
  return `, ${useAllYears()}`;
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
