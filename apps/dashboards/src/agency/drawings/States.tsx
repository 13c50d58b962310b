import { useMemo, type ReactElement } from 'react';
import { StateMap } from '../../charts/StateMap/StateMap.tsx';
import { stateMapViews } from '../../charts/StateMap/StateMap.types.ts';
import { beforeLookup } from '../../tiles/beforeLookup.ts';
import { numberIn, textIn } from '../../tiles/tileRows.ts';
import type { TileDrawingProps } from '../../tiles/TileView.ts';
import { useTileView } from '../../tiles/useTileView.ts';
import { mixMeasure } from './mixMeasure.ts';
import { t } from '../../language/texts.ts';

/** Draws the share of the premium by state. */
export function States({ tile, answer, before, chart }: TileDrawingProps): ReactElement {
  const [view, setView] = useTileView(tile, stateMapViews);
  const { key, format } = mixMeasure(answer);
  const states = useMemo(() => {
    const find = beforeLookup(answer, before, { idKey: 'state', key });
    return answer.rows.map((row) => ({
      code: textIn(row, 'state'),
      value: numberIn(row, key),
      before: find(row),
    }));
  }, [answer, before, key]);
  return (
    <StateMap {...chart} {...{ states, view, format }} measure={t(mixMeasure(answer).title)} onViewChange={setView} />
  );
}
