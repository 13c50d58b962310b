import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { useMemo, type ReactElement } from 'react';
import { formatSignedValue } from '../../charts/format/formatChartValue.ts';
import { StateMap } from '../../charts/StateMap/StateMap.tsx';
import { stateMapViews, type StateValue } from '../../charts/StateMap/StateMap.types.ts';
import { beforeLookup } from '../../tiles/beforeLookup.ts';
import { numberIn, textIn } from '../../tiles/tileRows.ts';
import type { TileDrawingProps } from '../../tiles/TileView.ts';
import { useTileView } from '../../tiles/useTileView.ts';
import { noYearBefore } from '../../tiles/tileNotes.ts';
import { benchmarkOf, reasonOf, whyNone } from '../benchmarkOf.ts';

/** Draws how far the growth of each state is from that of peers; without peers, the growth itself. */
export function GrowthByState({ tile, answer, before, chart }: TileDrawingProps): ReactElement {
  const hasPeers = benchmarkOf(answer).peers !== null;
  const [view, setView] = useTileView(tile, stateMapViews);
  const states = useMemo(
    () => stateValues(answer, before, hasPeers ? 'difference' : 'growth'),
    [answer, before, hasPeers],
  );
  return (
    <StateMap
      {...chart}
      sentence={noYearBefore(answer) ?? stateSentence(answer, hasPeers ? 'difference' : 'growth')}
      {...{ states, view }}
      onViewChange={setView}
      format={hasPeers ? 'points' : 'ratio'}
      scale="diverging"
    />
  );
}

function stateValues(answer: TileAnswer, before: TileAnswer | undefined, key: 'difference' | 'growth'): StateValue[] {
  const find = beforeLookup(answer, before, { idKey: 'state', key });
  return answer.rows.map((row) => {
    const value = numberIn(row, key);
    const reason =
      reasonOf(row, answer, 'suppressed') ?? (key === 'growth' ? undefined : reasonOf(row, answer, 'peers_suppressed'));
    return {
      code: textIn(row, 'state'),
      value,
      before: find(row),
      ...(value === null && { reason: reason ?? 'no year to compare with' }),
    };
  });
}

/** Names in how many states the selection is ahead, and where it is farthest. */
export function stateSentence(answer: TileAnswer, key: 'difference' | 'growth'): string {
  const { rows } = answer;
  const known = rows.flatMap((row) => {
    const value = numberIn(row, key);
    return value === null ? [] : [{ name: textIn(row, 'name'), value }];
  });
  const [first] = known;
  if (first === undefined) return whyNone(answer);
  const farthest = known.reduce((best, one) => (one.value > best.value ? one : best), first);
  const ahead = known.filter(({ value }) => value > 0).length;
  const states = `${ahead} of ${known.length} ${known.length === 1 ? 'state' : 'states'}`;
  const most = formatSignedValue(farthest.value, key === 'difference' ? 'points' : 'ratio');
  return key === 'difference'
    ? `Points against peers. Ahead in ${states}; farthest in ${farthest.name}, ${most} points.`
    : `Growing in ${states}; most in ${farthest.name}, ${most}.`;
}
