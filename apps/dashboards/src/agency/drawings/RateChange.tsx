import { useMemo, type ReactElement } from 'react';
import { BarChart } from '../../charts/BarChart/BarChart.tsx';
import { numberIn, textIn } from '../../tiles/tileRows.ts';
import type { TileDrawingProps } from '../../tiles/TileView.ts';

const maxBars = 10;

/** Draws how premiums changed at renewal, by product. */
export function RateChange({ answer, chart }: TileDrawingProps): ReactElement {
  const bars = useMemo(
    () =>
      answer.rows.slice(0, maxBars).map((row) => ({
        id: textIn(row, 'product'),
        label: textIn(row, 'name'),
        value: numberIn(row, 'rate_change'),
        peer: numberIn(row, 'compared'),
      })),
    [answer],
  );
  return (
    <BarChart {...chart} bars={bars} format="ratio" valueLabel="Rate change" peerLabel={answer.comparison?.label} />
  );
}
