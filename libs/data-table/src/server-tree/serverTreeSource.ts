import { createNews } from '../remote/createNews.ts';
import { ServerTreeEngine, type TreeMemory } from './ServerTreeEngine.ts';
import type { ServerTreeOptions, ServerTreeSource } from './serverTreeSource.types.ts';

/**
 * A source over a tree of a server: the rows at the top are fetched at first, those nested in a row when it is opened and comes
 * into view. Until they arrive a loading row takes their place; where a request fails the table says so and offers to try
 * again. The server filters and sorts; a filter with a list of values needs `options`, and footers show no aggregates. Make the
 * source once.
 */
export function serverTreeSource<TRow extends object>(options: ServerTreeOptions<TRow>): ServerTreeSource<TRow> {
  const memory: TreeMemory<TRow> = { options, rows: null, key: '', refreshes: 0, ...createNews() };
  const valueOf = (key: string, row: number) => (memory.rows?.row(row) as Record<string, unknown> | null)?.[key];
  return {
    get rowCount() {
      return memory.rows?.rowCount ?? 0;
    },
    keys: null,
    column: (key) => ({ kind: 'values', length: memory.rows?.rowCount ?? 0, at: (row) => valueOf(key, row) }),
    row(index) {
      const row = memory.rows?.row(index);
      if (!row) throw new RangeError(`Row ${index} has not arrived yet`);
      return row;
    },
    createEngine: (columns) => new ServerTreeEngine(memory, columns),
    refresh() {
      memory.refreshes += 1;
      memory.tell();
    },
  };
}
