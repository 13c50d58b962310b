import { readColumn } from '../engine/readColumn.ts';
import type { Accessor } from '../engine/readColumn.ts';
import { rowsSource } from '../engine/rowsSource.ts';
import type { ColumnVector, TableSource } from '../engine/TableSource.ts';
import type { RowReader } from '../engine/TableView.ts';
import { isMissing } from '../engine/valueReading.ts';
import type { RemoteOptions, RemoteQuery, RemoteRows } from './remoteSource.ts';

const defaultPageSize = 100;
const defaultPagesKept = 50;

/** Pages by number, both included. */
interface PageRange {
  first: number;
  last: number;
}

const firstPage: PageRange = { first: 0, last: 0 };

/** A page of rows: on its way, here, or refused. */
type Page<TRow> =
  | { status: 'loading'; cancelling: AbortController }
  | {
      status: 'loaded';
      source: TableSource<TRow>;
      vectors: Map<string, ColumnVector | undefined>;
      /** What is wrong with it: rows that are to be there did not come. */
      fault: Error | null;
    }
  | { status: 'failed'; error: unknown };

/**
 * Reads the rows of one query, page by page as they are looked at. Pages on their way that nobody looks at any more are
 * given up, and an answer that comes all the same is ignored.
 */
export class RemoteReader<TRow extends object> implements RowReader<TRow> {
  private readonly options: RemoteOptions<TRow>;
  private readonly query: Omit<RemoteQuery, 'offset' | 'limit'>;
  private readonly accessorOf: (columnId: string) => Accessor<TRow> | undefined;
  private readonly pageSize: number;
  /** Pages by number, those looked at longest ago first. */
  private readonly pages = new Map<number, Page<TRow>>();
  private readonly listeners = new Set<() => void>();
  private changes = 0;
  private rowTotal = 0;
  /** Numbers of the pages that are looked at. */
  wanted: PageRange = firstPage;
  private isClosed = false;

  constructor(
    options: RemoteOptions<TRow>,
    query: Omit<RemoteQuery, 'offset' | 'limit'>,
    accessorOf: (columnId: string) => Accessor<TRow> | undefined,
  ) {
    this.options = options;
    this.query = query;
    this.accessorOf = accessorOf;
    this.pageSize = Math.max(1, Math.floor(options.pageSize ?? defaultPageSize));
  }

  /** Fetches pages, the first one unless told otherwise. */
  async open(signal: AbortSignal, { first, last } = firstPage): Promise<void> {
    const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const answers = await Promise.all(
      numbers.map((number) => this.options.fetchRows(this.queryOf(number), { signal })),
    );
    signal.throwIfAborted();
    answers.forEach((answer, index) => this.take(first + index, answer));
  }

  /** Number of rows on all pages, as the last answer has it: rows may come and go while a table is read. */
  get total(): number {
    return this.rowTotal;
  }

  value(columnId: string, rowIndex: number): unknown {
    const page = this.loadedPage(rowIndex);
    if (!page) return undefined;
    let vector = page.vectors.get(columnId);
    if (!vector && !page.vectors.has(columnId)) {
      const accessor = this.accessorOf(columnId);
      vector = accessor === undefined ? undefined : readColumn(page.source, this.placed(accessor, rowIndex));
      page.vectors.set(columnId, vector);
    }
    return vector?.at(rowIndex % this.pageSize);
  }

  row(rowIndex: number): TRow {
    const page = this.loadedPage(rowIndex);
    if (!page) throw new RangeError(`Row ${rowIndex} has not arrived yet`);
    return page.source.row(rowIndex % this.pageSize);
  }

  idOf(rowIndex: number): string {
    const page = this.loadedPage(rowIndex);
    const { getRowId } = this.options;
    if (page && getRowId) return getRowId(page.source.row(rowIndex % this.pageSize), rowIndex);
    const id = page?.source.column('id')?.at(rowIndex % this.pageSize);
    return isMissing(id) ? String(rowIndex) : String(id);
  }

  isLoaded(rowIndex: number): boolean {
    return this.loadedPage(rowIndex) !== null;
  }

  failure(): unknown {
    for (const page of this.pages.values()) {
      if (page.status === 'failed') return page.error;
      if (page.status === 'loaded' && page.fault) return page.fault;
    }
    return null;
  }

  want(from: number, to: number): void {
    if (this.isClosed) return;
    const first = Math.floor(Math.max(0, from) / this.pageSize);
    const last = Math.floor((Math.min(to, this.total) - 1) / this.pageSize);
    this.wanted = last < first ? firstPage : { first, last };
    for (const [number, page] of this.pages) {
      if (number >= first && number <= last) continue;
      // Refused pages are asked for again once somebody comes back to them.
      if (page.status !== 'loaded') this.drop(number, page);
    }
    for (let number = first; number <= last; number += 1) {
      const page = this.pages.get(number) ?? this.load(number);
      // What is looked at goes to the end: it is let go last.
      this.pages.delete(number);
      this.pages.set(number, page);
    }
    this.letGo(last - first + 1);
  }

  retry(): void {
    for (const [number, page] of this.pages) {
      const isFaulty = page.status === 'failed' || (page.status === 'loaded' && page.fault !== null);
      if (isFaulty) this.pages.set(number, this.load(number));
    }
    this.report();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  version(): number {
    return this.changes;
  }

  /** Gives up what is on its way; what is here stays readable. */
  close(): void {
    this.isClosed = true;
    for (const [number, page] of this.pages) if (page.status === 'loading') this.drop(number, page);
  }

  private loadedPage(rowIndex: number): (Page<TRow> & { status: 'loaded' }) | null {
    const page = this.pages.get(Math.floor(rowIndex / this.pageSize));
    return page?.status === 'loaded' && rowIndex % this.pageSize < page.source.rowCount ? page : null;
  }

  /** Functions are told the row's place in the whole, not on its page. */
  private placed(accessor: Accessor<TRow>, rowIndex: number): Accessor<TRow> {
    if (typeof accessor === 'string') return accessor;
    const offset = rowIndex - (rowIndex % this.pageSize);
    return (row, index) => accessor(row, offset + index);
  }

  private queryOf(number: number): RemoteQuery {
    return { ...this.query, offset: number * this.pageSize, limit: this.pageSize };
  }

  private load(number: number): Page<TRow> {
    const cancelling = new AbortController();
    const page: Page<TRow> = { status: 'loading', cancelling };
    const settle = (put: () => void) => {
      if (this.pages.get(number) !== page) return;
      put();
      this.report();
    };
    // Asked in a promise, so that a gateway that throws is refused like one that rejects.
    Promise.resolve()
      .then(() => this.options.fetchRows(this.queryOf(number), { signal: cancelling.signal }))
      .then((answer) => settle(() => this.take(number, answer)))
      .catch((error: unknown) => settle(() => this.pages.set(number, { status: 'failed', error })));
    return page;
  }

  private take(number: number, answer: RemoteRows<TRow>): void {
    this.rowTotal = Math.max(0, Math.floor(answer.total) || 0);
    const expected = Math.max(0, Math.min(this.pageSize, this.rowTotal - number * this.pageSize));
    this.pages.set(number, loaded(answer, expected));
  }

  private drop(number: number, page: Page<TRow>): void {
    this.pages.delete(number);
    if (page.status === 'loading') page.cancelling.abort();
  }

  private letGo(inView: number): void {
    const kept = Math.max(this.options.pagesKept ?? defaultPagesKept, inView);
    for (const [number, page] of this.pages) {
      if (this.pages.size <= kept) return;
      this.drop(number, page);
    }
  }

  private report(): void {
    this.changes += 1;
    for (const listener of this.listeners) listener();
  }
}

function loaded<TRow extends object>({ rows }: RemoteRows<TRow>, expected: number): Page<TRow> & { status: 'loaded' } {
  const source = 'rowCount' in rows ? rows : rowsSource(rows);
  const isShort = source.rowCount < expected;
  const fault = isShort ? new Error(`The server answered ${source.rowCount} rows in place of ${expected}`) : null;
  return { status: 'loaded', source, vectors: new Map(), fault };
}
