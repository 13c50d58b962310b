import type { TileRow } from '@agency-insights/insights-api/contract';
import { useMemo, type ReactElement } from 'react';
import { Histogram } from '../../charts/Histogram/Histogram.tsx';
import { formatDollarRange, formatShortValue } from '../../charts/format/formatChartValue.ts';
import { beforeLookup } from '../../tiles/beforeLookup.ts';
import { numberIn, textIn } from '../../tiles/tileRows.ts';
import type { TileDrawingProps } from '../../tiles/TileView.ts';
import { whyNotCompared } from '../whyNotCompared.ts';
import { PeersNote } from './PeersNote.tsx';
import { t } from '../../language/texts.ts';

/** The range of a band in short, for the axis: `$1K–$2K`. */
function bandLabel(row: TileRow): string {
  const [lower, upper] = [numberIn(row, 'lower'), numberIn(row, 'upper')];
  if (lower === null) return t('Returned');
  return upper === null ? `${formatShortValue(lower, 'cents')}+` : formatDollarRange(lower, upper);
}

/** Draws which share of the policies has a premium of which size. */
export function PremiumBands({ answer, before, chart }: TileDrawingProps): ReactElement {
  const bins = useMemo(() => {
    const find = beforeLookup(answer, before, { idKey: 'band', key: 'share' });
    return answer.rows.map((row) => ({
      id: textIn(row, 'band'),
      label: bandLabel(row),
      value: numberIn(row, 'share'),
      peer: numberIn(row, 'compared'),
      peerReason: whyNotCompared(answer),
      before: find(row),
    }));
  }, [answer, before]);
  const notes = <PeersNote answer={answer} notes={chart.notes} />;
  return (
    <Histogram {...chart} notes={notes} bins={bins} format="ratio" peerLabel={answer.comparison?.label} height={260} />
  );
}
