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

/** A column of the engine. */
export interface EngineColumn<TRow> {
  /** The column's id. */
  id: string;
  /** Source of the value: a key, or a function of the row object and its number. */
  accessor: Accessor<TRow>;
  /** Sort function. Default `auto`. */
  sortFunction?: SortFunction | undefined;
  /** Position of rows without a value. Default `last`. */
  undefinedPlacement?: UndefinedPlacement | undefined;
  /** Time zone of `Date` values. Default `utc`. */
  timeZone?: 'utc' | 'local' | undefined;
  /** False excludes the column from the search. Default true. */
  searchable?: boolean;
  /**
   * Returns a value's text for options and facets. Must be stable between renders. Default: the value itself, dates as
   * yyyy-mm-dd, lists with commas, '' if there is no value.
   */
  text?: (value: unknown) => string;
  /**
   * Returns a value's text for search and text filters. Numbers are found by their digits, with and without separators;
   * it is not called for integers. Dates are also found by `text`. Must be stable between renders. Default: `text`, in
   * which numbers are found like any text.
   */
  shown?: (value: unknown) => string;
}

/**
 * Filters, searches, sorts and reads the rows of a source by column id. Computes lazily and caches results. All ways to
 * compute a view return the same rows.
 */
export interface TableEngine<TRow = unknown> {
  /** Number of rows. */
  readonly rowCount: number;
  /** The nesting of rows; null if none are nested. */
  readonly tree: RowTree | null;
  /** Increases whenever earlier results are outdated; absent if rows never change. */
  readonly version?: () => number;
  /** Calls back when `version` increases; returns a function that unsubscribes. */
  readonly subscribe?: (listener: () => void) => () => void;
  /** Returns a column's value in a row of the source; undefined if the column or value is missing. */
  value(columnId: string, rowIndex: number): unknown;
  /** Computes the rows of a request synchronously. */
  compute(request: ViewRequest): TableView<TRow>;
  /**
   * Computes the rows of a request, or returns null after `budgetMs` (default 24; unlimited for up to a thousand rows).
   * `computeAsync` continues from there.
   */
  computeIfQuick(request: ViewRequest, budgetMs?: number): TableView<TRow> | null;
  /** Computes the rows of a request in slices that yield to the page, and in a worker if there is one. */
  computeAsync(request: ViewRequest, options?: WorkOptions): Promise<TableView<TRow>>;
  /** Returns a column's values in the rows that pass the search and the filters of other columns. */
  facets(columnId: string, request?: ViewRequest): Facets;
  /** Like `facets`, computed in slices. */
  facetsAsync(columnId: string, request?: ViewRequest, options?: WorkOptions): Promise<Facets>;
}

/** Max time in ms of synchronous work. */
const quickMs = 24;

/** Max number of rows that are always computed synchronously, so that small tables never show a loading state. */
const fewRows = 1000;

/** Options of an engine. */
export interface EngineSettings extends WorkSettings {
  /** Shared by successive engines over a server source, to keep responses. Default: each starts empty. */
  memory?: object;
  /** Language and region of counts in group labels. Default: American English. */
  locale?: string;
}

/** A source with its own engine, for example one whose rows a server filters and sorts. */
interface SourceWithEngine<TRow> extends TableSource<TRow> {
  createEngine: (
    columns: readonly EngineColumn<TRow>[],
    memory?: object,
    settings?: EngineSettings,
  ) => TableEngine<TRow>;
}

/** Creates the engine of a source and its columns, which must not change afterwards. */
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

/** An engine over local rows. */
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

  /** Returns a prepared column; null if it is unknown. */
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

  /** Returns the work of a request, resumed if it was started. */
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
  const texts = () => textsOf(vector, shown, column.text === shown ? null : text);
  return { id: column.id, vector, text, day: isLocal ? localDay : dayOf, texts, sortFunction, undefinedPlacement };
}

const localText = (value: unknown) => plainText(inLocalTime(value));
const localDay = (value: unknown) => dayOf(inLocalTime(value));

/** Cached by vector, so that new column definitions over the same source keep the texts. */
const textsByVector = new WeakMap<ColumnVector, WeakMap<FilterColumn['text'], ColumnTexts>>();

function textsOf(vector: ColumnVector, text: FilterColumn['text'], isoText: FilterColumn['text'] | null): ColumnTexts {
  const known = textsByVector.get(vector) ?? new WeakMap<FilterColumn['text'], ColumnTexts>();
  const texts = known.get(text) ?? new ColumnTexts(vector, text, isoText);
  textsByVector.set(vector, known.set(text, texts));
  return texts;
}
