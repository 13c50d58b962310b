import type { TileAnswer } from '@agency-insights/insights-api/contract';
import type { Metrics } from '../observability/Metrics.ts';
import { SharedAnswers } from './SharedAnswers.ts';

/** Rows of tiles that are kept of one set, a few hundred bytes each. */
const rowsKept = 20_000;

/** Creates the answers of tiles that people who look at the same share. `metrics`: receives where they came from. */
export function createTileAnswers(metrics: Pick<Metrics, 'tileAsked'>): SharedAnswers<TileAnswer> {
  return new SharedAnswers({
    onAsked: metrics.tileAsked,
    kept: rowsKept,
    weigh: ({ rows, others = [] }) => others.reduce((sum, other) => sum + other.rows.length, rows.length + 1),
  });
}
