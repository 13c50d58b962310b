import { insideSentence } from '../format/insideSentence.ts';
import { formatShortValue, type ValueFormat } from '../format/formatChartValue.ts';
import type { HistogramBin } from './Histogram.types.ts';
import { t } from '../../language/texts.ts';

/** Names the bin with the most, and how its peers are spread. */
export function histogramSentence(bins: readonly HistogramBin[], format: ValueFormat, peerLabel: string): string {
  const most = largestBin(bins, ({ value }) => value);
  if (!most) return t('There are no values to show.');
  const peers = largestBin(bins, ({ peer }) => peer);
  const words = { bin: most.bin.label, value: formatShortValue(most.value, format) };
  if (!peers) return t('Most are in {bin}, {value}.', words);
  const both = { ...words, peers: insideSentence(peerLabel), peerValue: formatShortValue(peers.value, format) };
  return peers.bin.id === most.bin.id
    ? t('Most are in {bin}, {value}; most of {peers} are there too, {peerValue}.', both)
    : t('Most are in {bin}, {value}; most of {peers} are in {peerBin}, {peerValue}.', {
        ...both,
        peerBin: peers.bin.label,
      });
}

function largestBin(bins: readonly HistogramBin[], valueOf: (bin: HistogramBin) => number | null | undefined) {
  let most: { bin: HistogramBin; value: number } | undefined;
  for (const bin of bins) {
    const value = valueOf(bin);
    if (value != null && (!most || value > most.value)) most = { bin, value };
  }
  return most;
}
