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
import { t, tCount } from '../../language/texts.ts';

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
      format={hasPeers ? 'points' : 'growth'}
      measure={hasPeers ? t('Growth, points against peers') : t('Growth')}
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
      ...(value === null && { reason: reason ?? t('no year to compare with') }),
    };
  });
}

/** Names in how many states the selection is ahead, and where it is farthest, or closest to it. */
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
  const value = formatSignedValue(farthest.value, key === 'difference' ? 'points' : 'ratio');
  const words = { ahead, state: farthest.name, value };
  if (ahead === 0)
    return key === 'difference'
      ? t('Points against peers. Ahead in no state; closest in {state}, {value} points.', words)
      : t('Growing in no state; closest to it in {state}, {value}.', words);
  return key === 'difference'
    ? tCount(
        known.length,
        'Points against peers. Ahead in {ahead} of {count} state; farthest in {state}, {value} points.',
        'Points against peers. Ahead in {ahead} of {count} states; farthest in {state}, {value} points.',
        words,
      )
    : tCount(
        known.length,
        'Growing in {ahead} of {count} state; most in {state}, {value}.',
        'Growing in {ahead} of {count} states; most in {state}, {value}.',
        words,
      );
}
