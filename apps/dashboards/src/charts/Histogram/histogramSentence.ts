import { insideSentence } from '../format/insideSentence.ts';
import { formatShortValue, type ValueFormat } from '../format/formatChartValue.ts';
import type { HistogramBin } from './Histogram.types.ts';

/** Names the bin with the most, and how its peers are spread. */
export function histogramSentence(bins: readonly HistogramBin[], format: ValueFormat, peerLabel: string): string {
  const most = largestBin(bins, ({ value }) => value);
  if (!most) return 'There are no values to show.';
  const peers = largestBin(bins, ({ peer }) => peer);
  const words = `Most are in ${most.bin.label}, ${formatShortValue(most.value, format)}`;
  if (!peers) return `${words}.`;
  const where = peers.bin.id === most.bin.id ? 'too' : `in ${peers.bin.label}`;
  return `${words}; most of ${insideSentence(peerLabel)} are ${where === 'too' ? 'there too' : where}, ${formatShortValue(peers.value, format)}.`;
}

function largestBin(bins: readonly HistogramBin[], valueOf: (bin: HistogramBin) => number | null | undefined) {
  let most: { bin: HistogramBin; value: number } | undefined;
  for (const bin of bins) {
    const value = valueOf(bin);
    if (value != null && (!most || value > most.value)) most = { bin, value };
  }
  return most;
}
