import type { RowTree } from '../engine/RowTree.ts';
import type { TableEngine } from '../engine/TableEngine.ts';
import type { Facets, TableView, ViewRequest, WorkOptions } from '../engine/TableView.ts';
import type { CellEdits } from './CellEdits.ts';

/** An engine over edited rows. Each edit creates a new inner engine, which reuses the caches of unedited columns. */
export class EditedEngine<TRow> implements TableEngine<TRow> {
  readonly version: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  readonly #create: () => TableEngine<TRow>;
  #engine: { version: number; engine: TableEngine<TRow> };

  constructor({ news }: CellEdits, create: () => TableEngine<TRow>) {
    this.version = news.version;
    this.subscribe = news.subscribe;
    this.#create = create;
    this.#engine = { version: news.version(), engine: create() };
  }

  get rowCount(): number {
    return this.#current().rowCount;
  }

  get tree(): RowTree | null {
    return this.#current().tree;
  }

  value(columnId: string, rowIndex: number): unknown {
    return this.#current().value(columnId, rowIndex);
  }

  compute(request: ViewRequest): TableView<TRow> {
    return this.#current().compute(request);
  }

  computeIfQuick(request: ViewRequest, budgetMs?: number): TableView<TRow> | null {
    return this.#current().computeIfQuick(request, budgetMs);
  }

  computeAsync(request: ViewRequest, options?: WorkOptions): Promise<TableView<TRow>> {
    return this.#current().computeAsync(request, options);
  }

  facets(columnId: string, request?: ViewRequest): Facets {
    return this.#current().facets(columnId, request);
  }

  facetsAsync(columnId: string, request?: ViewRequest, options?: WorkOptions): Promise<Facets> {
    return this.#current().facetsAsync(columnId, request, options);
  }

  #current(): TableEngine<TRow> {
    const version = this.version();
    if (this.#engine.version !== version) this.#engine = { version, engine: this.#create() };
    return this.#engine.engine;
  }
}
