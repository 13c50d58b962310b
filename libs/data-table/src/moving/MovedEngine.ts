import type { TableEngine } from '../engine/TableEngine.ts';
import type { Facets, TableView, ViewRequest, WorkOptions } from '../engine/TableView.ts';
import type { RowOrder } from './RowOrder.ts';

/** An engine over rows with a user-defined order, which applies to requests without a sort. */
export class MovedEngine<TRow> implements TableEngine<TRow> {
  readonly tree = null;
  readonly version: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  readonly #order: RowOrder;
  readonly #inner: TableEngine<TRow>;
  #last: { inner: TableView<TRow>; order: Uint32Array; view: TableView<TRow> } | null = null;

  constructor(order: RowOrder, inner: TableEngine<TRow>) {
    this.#order = order;
    this.#inner = inner;
    this.version = () => order.news.version() + (inner.version?.() ?? 0);
    this.subscribe = (listener) => {
      const stops = [order.news.subscribe(listener), inner.subscribe?.(listener)];
      return () => stops.forEach((stop) => stop?.());
    };
  }

  get rowCount(): number {
    return this.#inner.rowCount;
  }

  value(columnId: string, rowIndex: number): unknown {
    return this.#inner.value(columnId, rowIndex);
  }

  compute(request: ViewRequest): TableView<TRow> {
    return this.#arranged(this.#inner.compute(request), request);
  }

  computeIfQuick(request: ViewRequest, budgetMs?: number): TableView<TRow> | null {
    const view = this.#inner.computeIfQuick(request, budgetMs);
    return view && this.#arranged(view, request);
  }

  async computeAsync(request: ViewRequest, options?: WorkOptions): Promise<TableView<TRow>> {
    return this.#arranged(await this.#inner.computeAsync(request, options), request);
  }

  facets(columnId: string, request?: ViewRequest): Facets {
    return this.#inner.facets(columnId, request);
  }

  facetsAsync(columnId: string, request?: ViewRequest, options?: WorkOptions): Promise<Facets> {
    return this.#inner.facetsAsync(columnId, request, options);
  }

  #arranged(inner: TableView<TRow>, { sorting = [] }: ViewRequest): TableView<TRow> {
    if (sorting.length > 0) return inner;
    const order = this.#order.rows;
    if (this.#last?.inner !== inner || this.#last.order !== order) {
      this.#last = { inner, order, view: { ...inner, rows: this.#order.pick(passingOf(inner, order.length)) } };
    }
    return this.#last.view;
  }
}

/** Returns the rows of a view as a mask; null if it has all. */
function passingOf<TRow>({ rows }: TableView<TRow>, rowCount: number): Uint8Array | null {
  if (!rows) return null;
  const passing = new Uint8Array(rowCount);
  for (const row of rows) passing[row] = 1;
  return passing;
}
