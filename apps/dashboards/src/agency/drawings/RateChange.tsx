import { useMemo, type ReactElement } from 'react';
import { BarChart } from '../../charts/BarChart/BarChart.tsx';
import { beforeLookup } from '../../tiles/beforeLookup.ts';
import { numberIn, textIn } from '../../tiles/tileRows.ts';
import type { TileDrawingProps } from '../../tiles/TileView.ts';
import { whyNotCompared } from '../whyNotCompared.ts';
import { PeersNote } from './PeersNote.tsx';
import { t } from '../../language/texts.ts';

const maxBars = 10;

/** Draws how premiums changed at renewal, by product. */
export function RateChange({ answer, before, chart }: TileDrawingProps): ReactElement {
  const bars = useMemo(() => {
    const find = beforeLookup(answer, before, { idKey: 'product', key: 'rate_change' });
    return answer.rows.slice(0, maxBars).map((row) => ({
      id: textIn(row, 'product'),
      label: textIn(row, 'name'),
      value: numberIn(row, 'rate_change'),
      peer: numberIn(row, 'compared'),
      peerReason: whyNotCompared(answer),
      before: find(row),
    }));
  }, [answer, before]);
  return (
    <BarChart
      {...chart}
      notes={<PeersNote answer={answer} notes={chart.notes} />}
      bars={bars}
      format="growth"
      valueLabel={t('Rate change')}
      peerLabel={answer.comparison?.label}
    />
  );
}
