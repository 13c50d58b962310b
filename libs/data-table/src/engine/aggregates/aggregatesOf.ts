import { contentKey } from '../requestKey.ts';
import { naming } from '../steps.ts';
import type { Steps } from '../steps.ts';
import type { ViewRequest } from '../TableView.ts';
import type { EngineParts } from '../viewOf.ts';
import { aggregateColumn } from './aggregateColumn.ts';
import type { Aggregates } from './aggregationFunctions.ts';

/**
 * Aggregates columns over the rows that pass the search and filters. Rows with passing children are skipped, so that
 * nothing is counted twice. The result is cached.
 */
export function* aggregatesOf<TRow>(
  parts: EngineParts<TRow>,
  { aggregates, filters, search = '' }: ViewRequest,
  passing: Uint8Array | null,
): Steps<Aggregates | null> {
  if (!aggregates || aggregates.length === 0) return null;
  return yield* parts.aggregates.getOrMake(contentKey([aggregates, filters, search.trim()]), function* () {
    const mask = parts.tree ? yield* parts.tree.innermost(passing) : passing;
    const found: [string, unknown][] = [];
    for (const { columnId, aggregationFn } of aggregates) {
      const column = parts.column(columnId);
      const aggregate = column && (yield* naming(columnId, aggregateColumn(aggregationFn, column.vector, mask)));
      found.push([columnId, column ? aggregate : undefined]);
    }
    return Object.fromEntries(found);
  });
}
