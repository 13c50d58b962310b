import type { TileAnswer } from '@agency-insights/insights-api/contract';
import type { ReactElement } from 'react';
import { formatShortValue } from '../../charts/format/formatChartValue.ts';
import { beforeLookup } from '../../tiles/beforeLookup.ts';
import { pickColumns } from '../../tiles/pickColumns.ts';
import { numberIn, textIn } from '../../tiles/tileRows.ts';
import { whyNoGrowth } from '../../tiles/tileNotes.ts';
import { TileTable } from '../../tiles/TileTable.tsx';
import type { TileDrawingProps } from '../../tiles/TileView.ts';
import { benchmarkOf, reasonOf, whyNone } from '../benchmarkOf.ts';
import { t } from '../../language/texts.ts';

/** Lists carriers by their share, with how share and rank changed. */
export function CarrierShares({ definition, answer, before, chart }: TileDrawingProps): ReactElement {
  const hasPeers = benchmarkOf(answer).peers !== null && !isOneCarrier(answer);
  const keys = ['name', 'premium', 'share', 'share_change', 'rank_change', ...(hasPeers ? ['peer_share'] : [])];
  return (
    <TileTable
      chart={chart}
      sentence={isOneCarrier(answer) ? oneCarrierSentence(answer) : carrierSentence(answer)}
      columns={pickColumns(definition.columns, keys)}
      rows={answer.rows}
      idOf={(row) => textIn(row, 'name')}
      before={{ key: 'share', find: beforeLookup(answer, before, { idKey: 'name', key: 'share' }) }}
      whyMissing={(row, { key }) => {
        if (row[key] != null) return undefined;
        if (key === 'peer_share') return reasonOf(row, answer, 'peers_suppressed');
        return reasonOf(row, answer, 'suppressed') ?? whyNoGrowth(answer);
      }}
    />
  );
}

/** Whether a carrier is the selection: other carriers have no share of its premium. */
function isOneCarrier(answer: TileAnswer): boolean {
  const { selection, peers } = benchmarkOf(answer);
  const [row] = answer.rows;
  return peers !== null && answer.rows.length === 1 && row !== undefined && textIn(row, 'name') === selection.name;
}

/** Says which place a carrier has among all, with its share. */
function oneCarrierSentence({ rows: [row] }: TileAnswer): string {
  const rank = row && numberIn(row, 'rank');
  const share = row && numberIn(row, 'share');
  if (row === undefined || rank == null || share == null) return t('There are no values to show.');
  return t('{carrier} is number {rank} of all carriers, {share}.', {
    carrier: textIn(row, 'name'),
    rank,
    share: formatShortValue(share, 'ratio'),
  });
}

/** Names the largest carrier and the one that gained most. */
function carrierSentence(answer: TileAnswer): string {
  const { rows } = answer;
  const known = rows.filter((row) => numberIn(row, 'share') !== null);
  const [first] = known;
  if (first === undefined) return whyNone(answer);
  const words = { largest: textIn(first, 'name'), value: formatShortValue(numberIn(first, 'share') ?? 0, 'ratio') };
  const gained = known.reduce((best, row) =>
    (numberIn(row, 'share_change') ?? 0) > (numberIn(best, 'share_change') ?? 0) ? row : best,
  );
  const change = numberIn(gained, 'share_change') ?? 0;
  if (change <= 0) return t('{largest} is largest, {value}.', words);
  const gain = formatShortValue(change, 'points');
  if (gained === first) return t('{largest} is largest, {value}, and gained most, {gain} points.', { ...words, gain });
  return t('{largest} is largest, {value}; {gained} gained most, {gain} points.', {
    ...words,
    gained: textIn(gained, 'name'),
    gain,
  });
}
