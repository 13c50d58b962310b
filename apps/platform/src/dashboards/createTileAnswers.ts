import type { TileAnswer } from '@agency-insights/insights-api/contract';
import type { Metrics } from '../observability/Metrics.ts';
import { SharedAnswers } from './SharedAnswers.ts';

/** Max cached tile rows of one set, a few hundred bytes each. */
const rowsKept = 20_000;

/** Creates the shared answers of tiles, for users who view the same page. `metrics`: counts their sources. */
export function createTileAnswers(metrics: Pick<Metrics, 'tileAsked'>): SharedAnswers<TileAnswer> {
  return new SharedAnswers({
    onAsked: metrics.tileAsked,
    kept: rowsKept,
    weigh: ({ rows, others = [] }) => others.reduce((sum, other) => sum + other.rows.length, rows.length + 1),
  });
}
