import { useMemo, type ReactElement } from 'react';
import { StateMap } from '../../charts/StateMap/StateMap.tsx';
import { beforeLookup } from '../../tiles/beforeLookup.ts';
import { numberIn, textIn } from '../../tiles/tileRows.ts';
import type { TileDrawingProps } from '../../tiles/TileView.ts';

/** Draws the share of the premium by state. */
export function States({ answer, before, chart }: TileDrawingProps): ReactElement {
  const states = useMemo(() => {
    const find = beforeLookup(answer, before, { idKey: 'state', key: 'share' });
    return answer.rows.map((row) => ({
      code: textIn(row, 'state'),
      value: numberIn(row, 'share'),
      before: find(row),
    }));
  }, [answer, before]);
  return <StateMap {...chart} states={states} format="ratio" />;
}
