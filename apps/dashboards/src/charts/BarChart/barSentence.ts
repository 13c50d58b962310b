import { formatShortValue, type ValueFormat } from '../format/formatChartValue.ts';
import { insideSentence } from '../format/insideSentence.ts';
import type { Bar } from './BarChart.types.ts';

type Known = Bar & { value: number };

/** Names the largest bar, and the one that is farthest above its peers. */
export function barSentence(bars: readonly Bar[], format: ValueFormat, peerLabel: string): string {
  const known = bars.filter((bar): bar is Known => bar.value !== null);
  const [first, ...others] = known;
  if (!first) return 'There are no values to show.';
  const largest = others.reduce((best, bar) => (bar.value > best.value ? bar : best), first);
  const words = `${largest.label} is largest, ${formatShortValue(largest.value, format)}`;
  const ahead = known
    .flatMap((bar) => (bar.peer == null ? [] : [{ bar, lead: bar.value - bar.peer }]))
    .reduce<{ bar: Known; lead: number } | undefined>(
      (best, one) => (best && best.lead >= one.lead ? best : one),
      undefined,
    );
  if (!ahead || ahead.lead <= 0) return `${words}.`;
  const peers = insideSentence(peerLabel);
  if (ahead.bar.id === largest.id) return `${words}, and farthest above ${peers}.`;
  return `${words}; ${ahead.bar.label} is farthest above ${peers}.`;
}
