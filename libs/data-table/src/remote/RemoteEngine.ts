import type { Accessor } from '../engine/readColumn.ts';
import { requestKey } from '../engine/requestKey.ts';
import type { EngineColumn, TableEngine } from '../engine/TableEngine.ts';
import type { Facets, TableView, ViewRequest, WorkOptions } from '../engine/TableView.ts';
import { environmentTimers } from '../timers/TableTimers.ts';
import { RemoteReader } from './RemoteReader.ts';
import type { RemoteOptions, RemoteSource } from './remoteSource.ts';
import { RequestPace } from './RequestPace.ts';

const defaultRestMs = 250;

/** State shared by successive engines, so that new column definitions cause no request. */
interface RemoteMemory<TRow extends object> {
  /** The last response. */
  settled?: Settled<TRow>;
  /** The current accessors by column id. */
  accessors?: ReadonlyMap<string, Accessor<TRow>>;
}

/** The last response and its view. */
interface Settled<TRow extends object> {
  /** Key of the request. */
  key: string;
  /** The source's version at the request. */
  version: number;
  view: TableView<TRow>;
  reader: RemoteReader<TRow>;
}

/**
 * An engine over server rows. A request loads the first page and the row count; the view's reader loads other pages
 * when they become visible.
 */
export class RemoteEngine<TRow extends object> implements TableEngine<TRow> {
  readonly tree = null;
  readonly version: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  readonly #options: RemoteOptions<TRow>;
  readonly #memory: RemoteMemory<TRow>;
  #lastRequest = 0;
  readonly #pace: RequestPace;

  constructor(
    { remote, version, subscribe }: Pick<RemoteSource<TRow>, 'remote' | 'version' | 'subscribe'>,
    columns: readonly EngineColumn<TRow>[],
    memory: object,
  ) {
    this.#options = remote;
    this.version = version;
    this.subscribe = subscribe;
    this.#pace = new RequestPace(remote.restMs ?? defaultRestMs, remote.timers ?? environmentTimers);
    this.#memory = memory;
    this.#memory.accessors = new Map(columns.map((column) => [column.id, column.accessor]));
  }

  get rowCount(): number {
    return this.#memory.settled?.view.rowCount ?? 0;
  }

  value(columnId: string, rowIndex: number): unknown {
    return this.#memory.settled?.reader.value(columnId, rowIndex);
  }

  compute(request: ViewRequest): TableView<TRow> {
    const view = this.computeIfQuick(request);
    if (!view) throw new Error('A server responds later: use computeAsync');
    return view;
  }

  computeIfQuick(request: ViewRequest): TableView<TRow> | null {
    const settled = this.#memory.settled;
    return settled?.key === requestKey(request) && settled.version === this.version() ? settled.view : null;
  }

  async computeAsync(request: ViewRequest, options: WorkOptions = {}): Promise<TableView<TRow>> {
    const { signal = new AbortController().signal } = options;
    signal.throwIfAborted();
    const known = this.computeIfQuick(request);
    if (known) return known;
    this.#lastRequest += 1;
    const turn = this.#lastRequest;
    const key = requestKey(request);
    const version = this.version();
    const { filters = [], search = '', sorting = [] } = request;
    const query = { filters, search: search.trim(), sorting };
    const reader = new RemoteReader(this.#options, query, (columnId) => this.#memory.accessors?.get(columnId));
    const held = this.#pace.turn(signal);
    if (held) await held;
    // A refresh loads all visible rows together.
    const wanted = this.#memory.settled?.key === key ? this.#memory.settled.reader.wanted : undefined;
    await reader.open(signal, wanted, request.aggregates);
    const view = viewOfReader(reader);
    // Ignores responses to outdated requests.
    if (turn === this.#lastRequest) {
      this.#memory.settled?.reader.close();
      this.#memory.settled = { key, version, view, reader };
    }
    return view;
  }

  facets(): Facets {
    throw new Error('A server responds later: use facetsAsync');
  }

  async facetsAsync(columnId: string, request: ViewRequest = {}, options: WorkOptions = {}): Promise<Facets> {
    const { signal = new AbortController().signal } = options;
    signal.throwIfAborted();
    const filters = request.filters?.filter((filter) => filter.columnId !== columnId) ?? [];
    const query = { filters, search: request.search?.trim() ?? '' };
    const facets = await this.#options.fetchFacets?.(columnId, query, { signal });
    signal.throwIfAborted();
    return facets ?? { values: [], missingCount: 0, range: null };
  }
}

/** Returns the view of a reader, with the counts of the last response. */
function viewOfReader<TRow extends object>(reader: RemoteReader<TRow>): TableView<TRow> {
  return {
    rows: null,
    depths: null,
    get rowCount() {
      return reader.total;
    },
    get matchCount() {
      return reader.total;
    },
    get aggregates() {
      return reader.aggregates;
    },
    reader,
  };
}
