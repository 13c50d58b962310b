import { createNews } from '../remote/createNews.ts';
import { ServerTreeEngine, type TreeMemory } from './ServerTreeEngine.ts';
import type { ServerTreeOptions, ServerTreeSource } from './serverTreeSource.types.ts';

/**
 * Creates a source over a server tree. Top rows are fetched first, children when their parent is expanded and visible.
 * A loading row is shown meanwhile; on failure, the table offers to try again. The server filters and sorts; `select`
 * filters need `options`, and there are no aggregates. Create the source once.
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
