import { useMemo, type ReactElement } from 'react';
import { StateMap } from '../../charts/StateMap/StateMap.tsx';
import { numberIn, textIn } from '../../tiles/tileRows.ts';
import type { TileDrawingProps } from '../../tiles/TileView.ts';

/** Draws the share of the premium by state. */
export function States({ answer, chart }: TileDrawingProps): ReactElement {
  const states = useMemo(
    () => answer.rows.map((row) => ({ code: textIn(row, 'state'), value: numberIn(row, 'share') })),
    [answer],
  );
  return <StateMap {...chart} states={states} format="ratio" />;
}
