import { contentKey, requestKey } from '../engine/requestKey.ts';
import { readOrNothing } from '../engine/readOrNothing.ts';
import { stillReader } from '../engine/stillReader.ts';
import type { EngineColumn, TableEngine } from '../engine/TableEngine.ts';
import type { Facets, RowReader, TableView, ViewRequest, WorkOptions } from '../engine/TableView.ts';
import { TreeRows } from './TreeRows.ts';
import type { ServerTreeOptions } from './serverTreeSource.types.ts';

/** State shared by the engines of a source: loaded rows and their query. */
export interface TreeMemory<TRow extends object> {
  options: ServerTreeOptions<TRow>;
  rows: TreeRows<TRow> | null;
  /** Key of the query; changes after a refresh. */
  key: string;
  /** Number of refreshes. */
  refreshes: number;
  version: () => number;
  subscribe: (listener: () => void) => () => void;
  /** Reports that rows have changed. */
  tell: () => void;
}

const noFacets: Facets = { values: [], missingCount: 0, range: null };

/** An engine over a server tree; the server filters and sorts. */
export class ServerTreeEngine<TRow extends object> implements TableEngine<TRow> {
  readonly version: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  readonly tree = { hasChildren: (row: number) => this.#memory.rows?.hasChildren(row) === true };
  readonly #memory: TreeMemory<TRow>;
  readonly #columns: ReadonlyMap<string, EngineColumn<TRow>>;
  #last: { key: string; view: TableView<TRow> } | null = null;

  constructor(memory: TreeMemory<TRow>, columns: readonly EngineColumn<TRow>[]) {
    this.#memory = memory;
    this.#columns = new Map(columns.map((column) => [column.id, column]));
    this.version = memory.version;
    this.subscribe = memory.subscribe;
  }

  get rowCount(): number {
    return this.#memory.rows?.rowCount ?? 0;
  }

  value(columnId: string, rowIndex: number): unknown {
    const { rows } = this.#memory;
    return rows ? this.#valueOf(rows, columnId, rowIndex) : undefined;
  }

  compute(request: ViewRequest): TableView<TRow> {
    const view = this.computeIfQuick(request);
    if (!view) throw new Error('A server responds later: use computeAsync');
    return view;
  }

  computeIfQuick(request: ViewRequest): TableView<TRow> | null {
    const { rows, key, version } = this.#memory;
    if (!rows || key !== this.#queryKey(request)) return null;
    const viewKey = `${version()} ${requestKey(request)}`;
    if (this.#last?.key !== viewKey) this.#last = { key: viewKey, view: this.#arrange(rows, request) };
    return this.#last.view;
  }

  async computeAsync(request: ViewRequest, { signal }: WorkOptions = {}): Promise<TableView<TRow>> {
    const memory = this.#memory;
    const key = this.#queryKey(request);
    const { filters = [], search = '', sorting = [] } = request;
    if (memory.key !== key) {
      const rows = new TreeRows(memory.options, { filters, search: search.trim(), sorting }, memory.tell);
      await rows.loadTop(signal);
      signal?.throwIfAborted();
      memory.rows?.cancel();
      Object.assign(memory, { rows, key });
      // Row numbers have changed.
      memory.tell();
    }
    return this.compute(request);
  }

  facets(): Facets {
    return noFacets;
  }

  facetsAsync(): Promise<Facets> {
    return Promise.resolve(noFacets);
  }

  #queryKey({ filters = [], search = '', sorting = [] }: ViewRequest): string {
    return contentKey([this.#memory.refreshes, filters, search.trim(), sorting]);
  }

  /** Arranges rows under their expanded parents. */
  #arrange(tree: TreeRows<TRow>, { expanded }: ViewRequest): TableView<TRow> {
    const rows: number[] = [];
    const depths: number[] = [];
    // An explicit stack, since rows may be nested deeper than the call stack.
    const open: { row: number; depth: number }[] = [];
    const push = (parent: number, depth: number) => {
      const inner = tree.rowsIn(parent);
      for (let place = inner.length - 1; place >= 0; place -= 1) open.push({ row: inner[place]!, depth });
    };
    push(-1, 0);
    for (let next = open.pop(); next; next = open.pop()) {
      rows.push(next.row);
      depths.push(next.depth);
      const isOpen = expanded === true || expanded?.has(next.row) === true;
      if (isOpen && tree.hasChildren(next.row)) push(next.row, next.depth + 1);
    }
    const order = Uint32Array.from(rows);
    return {
      rows: order,
      depths: Uint32Array.from(depths),
      rowCount: order.length,
      matchCount: order.length,
      aggregates: null,
      reader: this.#reader(tree, order),
    };
  }

  #reader(tree: TreeRows<TRow>, order: Uint32Array): RowReader<TRow> {
    return {
      ...stillReader,
      value: (columnId, row) => this.#valueOf(tree, columnId, row),
      row(number) {
        const row = tree.row(number);
        if (!row) throw new RangeError(`Row ${number} has not arrived yet`);
        return row;
      },
      isLoaded: (row) => tree.row(row) !== null,
      want: (from, to) => order.subarray(from, to).forEach((row) => tree.row(row) ?? tree.want(row)),
      failure: () => tree.failure,
      retry: () => tree.retry(),
    };
  }

  #valueOf(tree: TreeRows<TRow>, columnId: string, number: number): unknown {
    const row = tree.row(number);
    const accessor = this.#columns.get(columnId)?.accessor;
    if (!row || accessor === undefined) return undefined;
    return typeof accessor === 'string'
      ? (row as Record<string, unknown>)[accessor]
      : readOrNothing(() => accessor(row, number));
  }
}
