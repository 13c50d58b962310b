import { useMemo, type ReactElement } from 'react';
import { Histogram } from '../../charts/Histogram/Histogram.tsx';
import { numberIn, textIn } from '../../tiles/tileRows.ts';
import type { TileDrawingProps } from '../../tiles/TileView.ts';

/** Draws which share of the policies has a premium of which size. */
export function PremiumBands({ answer, chart }: TileDrawingProps): ReactElement {
  const bins = useMemo(
    () =>
      answer.rows.map((row) => ({
        id: textIn(row, 'band'),
        label: textIn(row, 'band'),
        value: numberIn(row, 'share'),
        peer: numberIn(row, 'compared'),
      })),
    [answer],
  );
  return <Histogram {...chart} bins={bins} format="ratio" peerLabel={answer.comparison?.label} height={260} />;
}
