import { tileText, type TileWords } from '@agency-insights/insights-api/contract';
import { formatChartValue, formatDollarRange, formatShortValue } from '../charts/format/formatChartValue.ts';
import { translated } from '../language/texts.ts';

/** The current language, for texts of the platform. */
export const shownWords: TileWords = {
  t: translated,
  formatCents: (cents, isShort) => (isShort ? formatShortValue : formatChartValue)(cents, 'cents'),
  formatRange: formatDollarRange,
};

/** Returns a text that the platform writes into answers, such as "All other agencies" or "Under $1M", in the current language. */
export function platformText(text: string): string {
  return tileText(text, shownWords);
}
