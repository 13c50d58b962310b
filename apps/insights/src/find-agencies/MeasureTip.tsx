import { HelpTip } from './HelpTip.tsx';
import * as texts from './measureTexts.ts';
import { WrittenPremiumTip } from './start/PremiumPeriod.tsx';

/** The explanation of each column, its help page, and the subject of that page; in English. */
const tips = {
  search_premium: [texts.searchPremiumDefinition, 'measures#search-premium', 'search premium'],
  year_on_year: [texts.yearOnYearDefinition, 'measures#year-on-year', 'year on year'],
  largest_carrier: [texts.largestCarrierDefinition, 'measures#largest-carrier', 'the largest carrier'],
} as const;

/** A column with a tooltip. */
export type MeasuredColumn = keyof typeof tips | 'written_premium';

/** Text of the tooltip of a column. */
export function MeasureTip({ column }: { column: MeasuredColumn }) {
  if (column === 'written_premium') return <WrittenPremiumTip />;
  const [text, topic, about] = tips[column];
  return <HelpTip {...{ text, topic, about }} />;
}
