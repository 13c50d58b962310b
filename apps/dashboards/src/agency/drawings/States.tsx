import { useMemo, type ReactElement } from 'react';
import { StateMap } from '../../charts/StateMap/StateMap.tsx';
import { stateMapViews } from '../../charts/StateMap/StateMap.types.ts';
import { beforeLookup } from '../../tiles/beforeLookup.ts';
import { numberIn, textIn } from '../../tiles/tileRows.ts';
import type { TileDrawingProps } from '../../tiles/TileView.ts';
import { useTileView } from '../../tiles/useTileView.ts';

/** Draws the share of the premium by state. */
export function States({ tile, answer, before, chart }: TileDrawingProps): ReactElement {
  const [view, setView] = useTileView(tile, stateMapViews);
  const states = useMemo(() => {
    const find = beforeLookup(answer, before, { idKey: 'state', key: 'share' });
    return answer.rows.map((row) => ({
      code: textIn(row, 'state'),
      value: numberIn(row, 'share'),
      before: find(row),
    }));
  }, [answer, before]);
  return <StateMap {...chart} {...{ states, view }} format="ratio" onViewChange={setView} />;
}
