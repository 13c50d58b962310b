import { formatColumnValue, type ValueFormat } from '../format/formatChartValue.ts';
import { insideSentence } from '../format/insideSentence.ts';
import type { Bar } from './BarChart.types.ts';
import { t } from '../../language/texts.ts';

type Known = Bar & { value: number };

/** Names the largest bar, and the one that is farthest above its peers. */
export function barSentence(bars: readonly Bar[], format: ValueFormat, peerLabel: string): string {
  const known = bars.filter((bar): bar is Known => bar.value !== null);
  const [first, ...others] = known;
  if (!first) return t('There are no values to show.');
  const largest = others.reduce((best, bar) => (bar.value > best.value ? bar : best), first);
  const words = { largest: largest.label, value: formatColumnValue(largest.value, format) };
  const ahead = known
    .flatMap((bar) => (bar.peer == null ? [] : [{ bar, lead: bar.value - bar.peer }]))
    .reduce<{ bar: Known; lead: number } | undefined>(
      (best, one) => (best && best.lead >= one.lead ? best : one),
      undefined,
    );
  if (!ahead || ahead.lead <= 0) return t('{largest} is largest, {value}.', words);
  const peers = insideSentence(peerLabel);
  if (ahead.bar.id === largest.id)
    return t('{largest} is largest, {value}, and farthest above {peers}.', { ...words, peers });
  return t('{largest} is largest, {value}; {ahead} is farthest above {peers}.', {
    ...words,
    ahead: ahead.bar.label,
    peers,
  });
}
