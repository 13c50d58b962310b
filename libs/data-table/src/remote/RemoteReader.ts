import type { AggregateEntry, Aggregates } from '../engine/aggregates/aggregationFunctions.ts';
import { noReason, readOrNothing } from '../engine/readOrNothing.ts';
import { readColumn } from '../engine/readColumn.ts';
import type { Accessor } from '../engine/readColumn.ts';
import type { RowIdOptions } from '../engine/rowIds.ts';
import { rowsSource } from '../engine/rowsSource.ts';
import type { ColumnVector, TableSource } from '../engine/TableSource.ts';
import type { RowReader } from '../engine/TableView.ts';
import { wordsOf } from '../engine/valueReading.ts';
import { createNews } from './createNews.ts';
import type { RemoteOptions, RemoteQuery, RemoteRows } from './remoteSource.ts';

const defaultPageSize = 100;
const defaultPagesKept = 50;

/** Inclusive range of page numbers. */
interface PageRange {
  first: number;
  last: number;
}

const firstPage: PageRange = { first: 0, last: 0 };

/** A page of rows: loading while it has neither a source nor a fault. */
interface Page<TRow> {
  /** Its rows, once they are here. */
  source?: TableSource<TRow>;
  /** Cached columns by accessor. */
  vectors: Map<Accessor<TRow>, ColumnVector | undefined>;
  /** The load error, or missing rows. */
  fault?: { error: unknown } | undefined;
  /** Cancels the request. */
  cancel?: () => void;
}

type LoadedPage<TRow> = Page<TRow> & Required<Pick<Page<TRow>, 'source'>>;

/**
 * Loads the rows of one query by pages as they become visible. Requests of pages that are no longer visible are
 * cancelled, and late responses ignored.
 */
export class RemoteReader<TRow extends object> implements RowReader<TRow> {
  readonly #options: RemoteOptions<TRow>;
  readonly #query: Omit<RemoteQuery, 'offset' | 'limit'>;
  readonly #accessorOf: (columnId: string) => Accessor<TRow> | undefined;
  readonly #pageSize: number;
  /** Pages by number, least recently used first. */
  readonly #pages = new Map<number, Page<TRow>>();
  readonly #news = createNews();
  readonly subscribe = this.#news.subscribe;
  readonly version = this.#news.version;
  #rowTotal = 0;
  /** The aggregates of the last response that had any. */
  aggregates: Aggregates | null = null;
  /** Numbers of the visible pages. */
  wanted: PageRange = firstPage;
  #isClosed = false;

  constructor(
    options: RemoteOptions<TRow>,
    query: Omit<RemoteQuery, 'offset' | 'limit'>,
    accessorOf: (columnId: string) => Accessor<TRow> | undefined,
  ) {
    this.#options = options;
    this.#query = query;
    this.#accessorOf = accessorOf;
    this.#pageSize = Math.max(1, Math.floor(options.pageSize ?? defaultPageSize));
  }

  /** Fetches pages, by default the first one, and the requested aggregates with the first of them. */
  async open(
    signal: AbortSignal,
    { first, last } = firstPage,
    aggregates: readonly AggregateEntry[] = [],
  ): Promise<void> {
    const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const answers = await Promise.all(
      numbers.map((number) => {
        const asksForMore = number === first && aggregates.length > 0;
        return this.#options.fetchRows({ ...this.#queryOf(number), ...(asksForMore && { aggregates }) }, { signal });
      }),
    );
    signal.throwIfAborted();
    answers.forEach((answer, index) => this.#take(first + index, answer));
  }

  /** Total number of rows of the last response; may change between responses. */
  get total(): number {
    return this.#rowTotal;
  }

  value(columnId: string, rowIndex: number): unknown {
    const page = this.#loadedPage(rowIndex);
    if (!page) return undefined;
    const accessor = this.#accessorOf(columnId);
    if (accessor === undefined) return undefined;
    let vector = page.vectors.get(accessor);
    if (!vector && !page.vectors.has(accessor)) {
      vector = readColumn(page.source, this.#placed(accessor, rowIndex));
      page.vectors.set(accessor, vector);
    }
    return vector?.at(rowIndex % this.#pageSize);
  }

  row(rowIndex: number): TRow {
    const page = this.#loadedPage(rowIndex);
    if (!page) throw new RangeError(`Row ${rowIndex} has not arrived yet`);
    return page.source.row(rowIndex % this.#pageSize);
  }

  idOf(rowIndex: number, { idKey = 'id', getRowId }: RowIdOptions<TRow> = {}): string {
    const source = this.#loadedPage(rowIndex)?.source;
    const place = rowIndex % this.#pageSize;
    const nameOf = this.#options.getRowId ?? getRowId;
    const named = source && nameOf && readOrNothing(() => nameOf(source.row(place), rowIndex));
    const read = (key: string) => source?.column(key)?.at(place);
    return wordsOf(named ?? read(idKey) ?? read('id') ?? read('name') ?? rowIndex);
  }

  isLoaded(rowIndex: number): boolean {
    return this.#loadedPage(rowIndex) !== null;
  }

  failure(): unknown {
    for (const { fault } of this.#pages.values()) if (fault) return fault.error;
    return null;
  }

  want(from: number, to: number): void {
    if (this.#isClosed) return;
    const first = Math.floor(Math.max(0, from) / this.#pageSize);
    const last = Math.floor((Math.min(to, this.total) - 1) / this.#pageSize);
    this.wanted = last < first ? firstPage : { first, last };
    for (const [number, page] of this.#pages) {
      if (number >= first && number <= last) continue;
      // Refused pages are requested again once the user returns to them.
      if (!page.source) this.#drop(number, page);
    }
    for (let number = first; number <= last; number += 1) {
      const page = this.#pages.get(number) ?? this.#load(number);
      // Visible pages move to the end and are evicted last.
      this.#pages.delete(number);
      this.#pages.set(number, page);
    }
    this.#letGo(last - first + 1);
  }

  retry(): void {
    for (const [number, page] of this.#pages) {
      if (page.fault) this.#pages.set(number, this.#load(number));
    }
    this.#news.tell();
  }

  /** Cancels pending requests; loaded pages stay readable. */
  close(): void {
    this.#isClosed = true;
    for (const [number, page] of this.#pages) if (!page.source) this.#drop(number, page);
  }

  /** Returns the loaded page of a row. */
  #loadedPage(rowIndex: number): LoadedPage<TRow> | null {
    const page = this.#pages.get(Math.floor(rowIndex / this.#pageSize));
    return page?.source && rowIndex % this.#pageSize < page.source.rowCount ? (page as LoadedPage<TRow>) : null;
  }

  /** Accessor functions receive the row's overall index, not the index on its page. */
  #placed(accessor: Accessor<TRow>, rowIndex: number): Accessor<TRow> {
    if (typeof accessor === 'string') return accessor;
    const offset = rowIndex - (rowIndex % this.#pageSize);
    return (row, index) => accessor(row, offset + index);
  }

  #queryOf(number: number): RemoteQuery {
    return { ...this.#query, offset: number * this.#pageSize, limit: this.#pageSize };
  }

  #load(number: number): Page<TRow> {
    const cancelling = new AbortController();
    const page: Page<TRow> = { vectors: new Map(), cancel: () => cancelling.abort() };
    const settle = (put: () => void) => {
      if (this.#pages.get(number) !== page) return;
      put();
      this.#news.tell();
    };
    // Called in a promise, so that synchronous errors also reject.
    Promise.resolve()
      .then(() => this.#options.fetchRows(this.#queryOf(number), { signal: cancelling.signal }))
      .then((answer) => settle(() => this.#take(number, answer)))
      .catch((error: unknown) =>
        settle(() => this.#pages.set(number, { vectors: new Map(), fault: { error: error ?? noReason } })),
      );
    return page;
  }

  #take(number: number, answer: RemoteRows<TRow>): void {
    const total = Math.floor(answer.total);
    if (!(total >= 0 && total < Infinity)) throw new TypeError(`${answer.total} is not a valid total`);
    this.#rowTotal = total;
    this.aggregates = answer.aggregates ?? this.aggregates;
    const expected = Math.max(0, Math.min(this.#pageSize, this.#rowTotal - number * this.#pageSize));
    this.#pages.set(number, loaded(answer, expected));
  }

  #drop(number: number, page: Page<TRow>): void {
    this.#pages.delete(number);
    page.cancel?.();
  }

  #letGo(inView: number): void {
    const kept = Math.max(this.#options.pagesKept ?? defaultPagesKept, inView);
    for (const [number, page] of this.#pages) {
      if (this.#pages.size <= kept) return;
      this.#drop(number, page);
    }
  }
}

function loaded<TRow extends object>({ rows }: RemoteRows<TRow>, expected: number): Page<TRow> {
  const source = 'rowCount' in rows ? rows : rowsSource(rows);
  const error = source.rowCount !== expected && new Error(`${source.rowCount} rows instead of ${expected}`);
  return { source, vectors: new Map(), fault: error ? { error } : undefined };
}
