import type { Aggregates } from './aggregates/aggregationFunctions.ts';
import { ColumnTexts } from './ColumnTexts.ts';
import { facetsOf } from './facets.ts';
import type { FilterColumn } from './filterMasks.ts';
import { readColumn } from './readColumn.ts';
import type { Accessor } from './readColumn.ts';
import { RecentResults } from './RecentResults.ts';
import { requestKey } from './requestKey.ts';
import { NestedRows } from './RowTree.ts';
import type { RowTree } from './RowTree.ts';
import type { SortFunction } from './sortKeys.ts';
import type { UndefinedPlacement } from './sortRows.ts';
import { stillReader } from './stillReader.ts';
import { runNow } from './steps.ts';
import type { ColumnVector, TableSource } from './TableSource.ts';
import type { Facets, RowReader, TableView, ViewRequest, WorkOptions } from './TableView.ts';
import { dayOf, inLocalTime, plainText } from './valueReading.ts';
import { passingRows, viewOf } from './viewOf.ts';
import type { EngineParts, PreparedColumn } from './viewOf.ts';
import { Work } from './Work.ts';
import type { WorkSettings } from './Work.ts';

/** What the engine needs to know about a column. */
export interface EngineColumn<TRow> {
  /** The column's id. */
  id: string;
  /** Where the value comes from: a key of the source, or a function of the row object and its number. */
  accessor: Accessor<TRow>;
  /** How the values are ordered. Default `auto`. */
  sortFunction?: SortFunction | undefined;
  /** Where rows without a value are. Default `last`. */
  undefinedPlacement?: UndefinedPlacement | undefined;
  /** Where the days of `Date` values are counted: in UTC, or where the person is. Default `utc`. */
  timeZone?: 'utc' | 'local' | undefined;
  /** False leaves the column out of the search over all columns. Default true. */
  searchable?: boolean;
  /**
   * A value as the text that options and facets go by. Must stay the same function between renders. Default: the value itself,
   * dates as yyyy-mm-dd, lists with commas, '' where there is no value.
   */
  text?: (value: unknown) => string;
  /**
   * A value as the text that search and text filters look into. Numbers are found by their digits, with and without separators:
   * it is not asked for whole ones, and digits in what it answers for others are found too. Must stay the same function between
   * renders. Default: `text`, by which numbers are found as by any text where it is given.
   */
  shown?: (value: unknown) => string;
}

/**
 * Filters, searches, sorts and reads the rows of a source by column id. Works out nothing before it is asked for, and keeps
 * what it worked out. All ways to compute a view come to the same rows.
 */
export interface TableEngine<TRow = unknown> {
  /** Number of rows. */
  readonly rowCount: number;
  /** How rows are nested; null where none are. */
  readonly tree: RowTree | null;
  /** Counts up whenever what was answered is out of date; absent where rows never change. */
  readonly version?: () => number;
  /** Calls back when `version` increases; returns a function that unsubscribes. */
  readonly subscribe?: (listener: () => void) => () => void;
  /** A column's value in a row of the source; undefined where the column or the value is not there. */
  value(columnId: string, rowIndex: number): unknown;
  /** The rows of a request, worked out at once however long it takes. */
  compute(request: ViewRequest): TableView<TRow>;
  /**
   * The rows of a request, or null where working them out takes longer than `budgetMs` (default 24, and any time for a thousand
   * rows at most): what is done by then is kept, and `computeAsync` goes on from there.
   */
  computeIfQuick(request: ViewRequest, budgetMs?: number): TableView<TRow> | null;
  /** The rows of a request, worked out in slices between which the page lives, and in a worker where there is one. */
  computeAsync(request: ViewRequest, options?: WorkOptions): Promise<TableView<TRow>>;
  /** What values a column has in the rows that pass the request's search and its filters of other columns. */
  facets(columnId: string, request?: ViewRequest): Facets;
  /** The same, worked out in slices. */
  facetsAsync(columnId: string, request?: ViewRequest, options?: WorkOptions): Promise<Facets>;
}

/** Time in ms that work may take before it moves out of the way of the page. */
const quickMs = 24;

/** Number of rows whose answer the page waits for, however slow its machine is: a small table never shows that it works. */
const fewRows = 1000;

/** How an engine works. */
export interface EngineSettings extends WorkSettings {
  /** Handed to one engine after the other over a server's source, keeps what was answered. Default: each begins with nothing. */
  memory?: object;
}

/** A source that brings its own engine, for example one whose rows a server filters and sorts. */
interface SourceWithEngine<TRow> extends TableSource<TRow> {
  createEngine: (
    columns: readonly EngineColumn<TRow>[],
    memory?: object,
    settings?: EngineSettings,
  ) => TableEngine<TRow>;
}

/** Makes the engine of a source and its columns. Neither may change afterwards. */
export function createTableEngine<TRow>(
  source: TableSource<TRow>,
  columns: readonly EngineColumn<TRow>[],
  settings: EngineSettings = {},
): TableEngine<TRow> {
  return bringsEngine(source)
    ? source.createEngine(columns, settings.memory, settings)
    : new LocalEngine(source, columns, settings);
}

function bringsEngine<TRow>(source: TableSource<TRow>): source is SourceWithEngine<TRow> {
  return 'createEngine' in source;
}

/** An engine over a source whose rows are all here. */
class LocalEngine<TRow> implements TableEngine<TRow>, EngineParts<TRow> {
  readonly rowCount: number;
  readonly tree: NestedRows | null;
  readonly reader: RowReader<TRow>;
  readonly masks = new RecentResults<Uint8Array>(8);
  readonly orders = new RecentResults<Uint32Array>(3);
  readonly aggregates = new RecentResults<Aggregates>(8);
  readonly searchable: readonly string[];
  readonly #views = new RecentResults<TableView<TRow>>(2);
  readonly #source: TableSource<TRow>;
  readonly #columns: ReadonlyMap<string, EngineColumn<TRow>>;
  readonly #prepared = new Map<string, PreparedColumn | null>();
  readonly #settings: WorkSettings;
  #underWay: { key: string; work: Work<TableView<TRow>> } | null = null;

  constructor(source: TableSource<TRow>, columns: readonly EngineColumn<TRow>[], settings: WorkSettings) {
    this.#source = source;
    this.#settings = settings;
    this.rowCount = source.rowCount;
    this.tree = source.parents ? new NestedRows(source.parents) : null;
    this.#columns = new Map(columns.map((column) => [column.id, column]));
    this.searchable = columns.filter((column) => column.searchable !== false).map((column) => column.id);
    this.reader = {
      ...stillReader,
      value: (columnId, rowIndex) => this.value(columnId, rowIndex),
      row: (rowIndex) => source.row(rowIndex),
    };
  }

  value(columnId: string, rowIndex: number): unknown {
    return this.column(columnId)?.vector.at(rowIndex);
  }

  compute(request: ViewRequest): TableView<TRow> {
    const key = requestKey(request);
    return this.#views.get(key) ?? this.#keep(key, runNow(viewOf(this, request)));
  }

  computeIfQuick(
    request: ViewRequest,
    budgetMs = this.rowCount > fewRows ? quickMs : Infinity,
  ): TableView<TRow> | null {
    const key = requestKey(request);
    const known = this.#views.get(key);
    if (known) return known;
    const done = this.#workOf(key, request).runWithin(budgetMs);
    return done && this.#keep(key, done.result);
  }

  async computeAsync(request: ViewRequest, options: WorkOptions = {}): Promise<TableView<TRow>> {
    options.signal?.throwIfAborted();
    const key = requestKey(request);
    const known = this.#views.get(key);
    return known ?? this.#keep(key, await this.#workOf(key, request).runInSlices(options));
  }

  facets(columnId: string, request: ViewRequest = {}): Facets {
    return runNow(this.#facetSteps(columnId, request));
  }

  facetsAsync(columnId: string, request: ViewRequest = {}, options: WorkOptions = {}): Promise<Facets> {
    return new Work(this.#facetSteps(columnId, request), this.#settings).runInSlices(options);
  }

  /** A column made ready, null where neither definition nor source have it. */
  column(columnId: string): PreparedColumn | null {
    let prepared = this.#prepared.get(columnId);
    if (prepared === undefined) {
      const column = this.#columns.get(columnId);
      const vector = column && readColumn(this.#source, column.accessor);
      prepared = column && vector ? prepareColumn(column, vector) : null;
      this.#prepared.set(columnId, prepared);
    }
    return prepared;
  }

  *#facetSteps(columnId: string, request: ViewRequest) {
    const column = this.column(columnId);
    if (!column) return { values: [], missingCount: 0, range: null };
    const filters = request.filters?.filter((filter) => filter.columnId !== columnId);
    const mask = yield* passingRows(this, { ...request, filters });
    return yield* facetsOf(column, mask);
  }

  /** The work on a request, taken up where it was left. */
  #workOf(key: string, request: ViewRequest): Work<TableView<TRow>> {
    if (this.#underWay?.key !== key) this.#underWay = { key, work: new Work(viewOf(this, request), this.#settings) };
    return this.#underWay.work;
  }

  #keep(key: string, view: TableView<TRow>): TableView<TRow> {
    if (this.#underWay?.key === key) this.#underWay = null;
    this.#views.set(key, view);
    return view;
  }
}

function prepareColumn<TRow>(column: EngineColumn<TRow>, vector: ColumnVector): PreparedColumn {
  const isLocal = column.timeZone === 'local';
  const { text = isLocal ? localText : plainText, shown = text } = column;
  const { sortFunction = 'auto', undefinedPlacement = 'last' } = column;
  const texts = () => textsOf(vector, shown, column.text === shown);
  return { id: column.id, vector, text, day: isLocal ? localDay : dayOf, texts, sortFunction, undefinedPlacement };
}

const localText = (value: unknown) => plainText(inLocalTime(value));
const localDay = (value: unknown) => dayOf(inLocalTime(value));

/** Texts outlive the engine with their vector: new column definitions over the same source search as fast as before. */
const textsByVector = new WeakMap<ColumnVector, WeakMap<FilterColumn['text'], ColumnTexts>>();

function textsOf(vector: ColumnVector, text: FilterColumn['text'], wordsNumbers: boolean): ColumnTexts {
  const known = textsByVector.get(vector) ?? new WeakMap<FilterColumn['text'], ColumnTexts>();
  const texts = known.get(text) ?? new ColumnTexts(vector, text, wordsNumbers);
  textsByVector.set(vector, known.set(text, texts));
  return texts;
}
