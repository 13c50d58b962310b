import { isControlColumn } from '../columns/controlColumns.ts';
import { contentKey, requestKey } from '../engine/requestKey.ts';
import { RecentResults } from '../engine/RecentResults.ts';
import { runNow, type Steps } from '../engine/steps.ts';
import { stillReader } from '../engine/stillReader.ts';
import { createTableEngine, type EngineColumn, type EngineSettings, type TableEngine } from '../engine/TableEngine.ts';
import type { TableSource } from '../engine/TableSource.ts';
import type { Facets, RowReader, TableView, ViewRequest, WorkOptions } from '../engine/TableView.ts';
import { plainText } from '../engine/valueReading.ts';
import { Work } from '../engine/Work.ts';
import { missingText, numberFormat } from '../texts/formatValue.ts';
import { arrangeGroups } from './arrangeGroups.ts';
import { GroupMembers, type GroupedView } from './GroupMembers.ts';
import { groupTotals, type GroupTotals } from './groupTotals.ts';
import { groupMark, type GroupingOptions } from './groupedSource.types.ts';
import type { RowGroup, RowGroups } from './RowGroups.ts';

/** Options of a grouped engine. */
export interface GroupedEngineOptions<TRow> extends GroupingOptions {
  /** The rows. */
  source: TableSource<TRow>;
  /** Returns their current groups. */
  groups: () => RowGroups;
  columns: readonly EngineColumn<TRow>[];
  settings: EngineSettings;
}

/**
 * An engine over grouped rows. The source's engine filters and sorts the rows; groups have the following row numbers,
 * hold subtotals, and are parents of the rows.
 */
export class GroupedEngine<TRow> implements TableEngine<TRow> {
  readonly version: () => number;
  readonly subscribe: (listener: () => void) => () => void;
  readonly tree = { hasChildren: (row: number) => row >= this.#dataRows };
  readonly #options: GroupedEngineOptions<TRow>;
  readonly #inner: TableEngine<TRow>;
  readonly #dataRows: number;
  readonly #counts: Intl.NumberFormat;
  readonly #views = new RecentResults<TableView<TRow>>(2);
  readonly #totals = new RecentResults<GroupTotals>(3);

  constructor(options: GroupedEngineOptions<TRow>) {
    this.#options = options;
    this.#counts = numberFormat(options.settings.locale ?? 'en-US');
    this.#inner = createTableEngine(options.source, options.columns, options.settings);
    this.#dataRows = options.source.rowCount;
    const { version = stillReader.version, subscribe = stillReader.subscribe } = this.#inner;
    this.version = version;
    this.subscribe = subscribe;
  }

  get rowCount(): number {
    return this.#dataRows + this.#options.groups().groups.length;
  }

  value(columnId: string, rowIndex: number): unknown {
    return rowIndex < this.#dataRows ? this.#inner.value(columnId, rowIndex) : undefined;
  }

  compute(request: ViewRequest): TableView<TRow> {
    const key = this.#keyOf(request);
    const known = this.#views.get(key);
    return known ?? this.#keep(key, runNow(this.#steps(this.#inner.compute(request), request)));
  }

  computeIfQuick(request: ViewRequest, budgetMs = 24): TableView<TRow> | null {
    const key = this.#keyOf(request);
    const known = this.#views.get(key);
    if (known) return known;
    const end = performance.now() + budgetMs;
    const inner = this.#inner.computeIfQuick(request, budgetMs);
    const done = inner && new Work(this.#steps(inner, request)).runWithin(end - performance.now());
    return done && this.#keep(key, done.result);
  }

  async computeAsync(request: ViewRequest, options: WorkOptions = {}): Promise<TableView<TRow>> {
    const key = this.#keyOf(request);
    const known = this.#views.get(key);
    if (known) return known;
    const inner = await this.#inner.computeAsync(request, options);
    return this.#keep(key, await new Work(this.#steps(inner, request)).runInSlices(options));
  }

  facets(columnId: string, request?: ViewRequest): Facets {
    return this.#inner.facets(columnId, request);
  }

  facetsAsync(columnId: string, request?: ViewRequest, options?: WorkOptions): Promise<Facets> {
    return this.#inner.facetsAsync(columnId, request, options);
  }

  *#steps(inner: TableView<TRow>, request: ViewRequest): Steps<GroupedView<TRow>> {
    const groups = this.#options.groups();
    const { aggregates = [], filters, search, sorting = [], expanded = new Set<number>() } = request;
    const totals = yield* this.#totals.getOrMake(
      contentKey([this.version(), aggregates, filters, search?.trim()]),
      () => groupTotals(groups, inner, aggregates),
    );
    const levelOf = (columnId: string) => this.#levelOf(columnId);
    const { buckets, ...arranged } = yield* arrangeGroups({ groups, totals, view: inner, sorting, expanded, levelOf });
    const reader = this.#reader(inner.reader, groups, totals);
    const { matchCount, aggregates: sums } = inner;
    const members = new GroupMembers(groups, totals.counts, buckets);
    return { ...arranged, rowCount: arranged.rows.length, matchCount, aggregates: sums, reader, members };
  }

  #keyOf(request: ViewRequest): string {
    return `${this.version()} ${requestKey(request)}`;
  }

  #keep(key: string, view: TableView<TRow>): TableView<TRow> {
    this.#views.set(key, view);
    return view;
  }

  /** Returns the group level of a column. */
  #levelOf(columnId: string): number | undefined {
    const accessor = this.#options.columns.find((column) => column.id === columnId)?.accessor;
    const level = this.#options.by.findIndex((key) => key === accessor);
    return level < 0 ? undefined : level;
  }

  #reader(inner: RowReader<TRow>, groups: RowGroups, totals: GroupTotals): RowReader<TRow> {
    const first = this.#dataRows;
    const { source, columns, labelColumn = columns.find(({ id }) => !isControlColumn(id))?.id } = this.#options;
    const valueOf = (columnId: string, number: number): unknown => {
      if (columnId === groupMark) return true;
      if (columnId !== labelColumn) return totals.subtotals.get(columnId)?.[number];
      return this.#labelOf(groups.groups[number]!, totals.counts[number]!);
    };
    return {
      ...inner,
      value: (columnId, row) => (row < first ? inner.value(columnId, row) : valueOf(columnId, row - first)),
      // A row of a group has the group's values.
      row: (row) => (row < first ? inner.row(row) : source.row(groups.firstRowOf(row - first))),
      textOf: (columnId, row) => {
        if (row < first) return undefined;
        const hasSubtotal = columnId !== labelColumn && totals.subtotals.has(columnId);
        return hasSubtotal ? undefined : plainText(valueOf(columnId, row - first));
      },
      isGroup: (row) => row >= first,
      groupsOf: (row) => groups.around(row).map((number) => first + number),
    };
  }

  #labelOf({ value, level }: RowGroup, count: number): string {
    const { label, by, columns } = this.#options;
    const key = by[level]!;
    const column = columns.find(({ accessor }) => accessor === key);
    const wordOf = column?.shown ?? column?.text ?? plainText;
    const text = value === null ? '' : wordOf(value);
    return label ? label({ key, value, text, count }) : `${text || missingText} (${this.#counts.format(count)})`;
  }
}
