import { contentKey, requestKey } from '../engine/requestKey.ts';
import { RecentResults } from '../engine/RecentResults.ts';
import { runNow, type Steps } from '../engine/steps.ts';
import { createTableEngine, type EngineColumn, type EngineSettings, type TableEngine } from '../engine/TableEngine.ts';
import type { TableSource } from '../engine/TableSource.ts';
import type { Facets, RowReader, TableView, ViewRequest, WorkOptions } from '../engine/TableView.ts';
import { plainText } from '../engine/valueReading.ts';
import { Work } from '../engine/Work.ts';
import { arrangeGroups } from './arrangeGroups.ts';
import { groupTotals, type GroupTotals } from './groupTotals.ts';
import { groupMark, type GroupingOptions } from './groupedSource.types.ts';
import type { RowGroups } from './RowGroups.ts';

/** Options of a grouped engine. */
export interface GroupedEngineOptions<TRow> extends GroupingOptions {
  /** The rows. */
  source: TableSource<TRow>;
  /** Their groups. */
  groups: RowGroups;
  columns: readonly EngineColumn<TRow>[];
  settings: EngineSettings;
}

/**
 * An engine over grouped rows. The source's engine filters and sorts the rows; groups have the following row numbers,
 * hold subtotals, and are parents of the rows.
 */
export class GroupedEngine<TRow> implements TableEngine<TRow> {
  readonly rowCount: number;
  readonly tree = { hasChildren: (row: number) => row >= this.#dataRows };
  readonly #options: GroupedEngineOptions<TRow>;
  readonly #inner: TableEngine<TRow>;
  readonly #dataRows: number;
  readonly #views = new RecentResults<TableView<TRow>>(2);
  readonly #totals = new RecentResults<GroupTotals>(3);

  constructor(options: GroupedEngineOptions<TRow>) {
    this.#options = options;
    this.#inner = createTableEngine(options.source, options.columns, options.settings);
    this.#dataRows = options.source.rowCount;
    this.rowCount = this.#dataRows + options.groups.groups.length;
  }

  value(columnId: string, rowIndex: number): unknown {
    return rowIndex < this.#dataRows ? this.#inner.value(columnId, rowIndex) : undefined;
  }

  compute(request: ViewRequest): TableView<TRow> {
    const key = requestKey(request);
    const known = this.#views.get(key);
    return known ?? this.#keep(key, runNow(this.#steps(this.#inner.compute(request), request)));
  }

  computeIfQuick(request: ViewRequest, budgetMs = 24): TableView<TRow> | null {
    const key = requestKey(request);
    const known = this.#views.get(key);
    if (known) return known;
    const end = performance.now() + budgetMs;
    const inner = this.#inner.computeIfQuick(request, budgetMs);
    const done = inner && new Work(this.#steps(inner, request)).runWithin(end - performance.now());
    return done && this.#keep(key, done.result);
  }

  async computeAsync(request: ViewRequest, options: WorkOptions = {}): Promise<TableView<TRow>> {
    const key = requestKey(request);
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

  *#steps(inner: TableView<TRow>, request: ViewRequest): Steps<TableView<TRow>> {
    const { groups } = this.#options;
    const { aggregates = [], filters, search, sorting = [], expanded = new Set<number>() } = request;
    const totals = yield* this.#totals.getOrMake(contentKey([aggregates, filters, search?.trim()]), () =>
      groupTotals(groups, inner, aggregates),
    );
    const levelOf = (columnId: string) => this.#levelOf(columnId);
    const arranged = yield* arrangeGroups({ groups, totals, view: inner, sorting, expanded, levelOf });
    const reader = this.#reader(inner.reader, totals);
    return {
      ...arranged,
      rowCount: arranged.rows.length,
      matchCount: inner.matchCount,
      aggregates: inner.aggregates,
      reader,
    };
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

  #reader(inner: RowReader<TRow>, totals: GroupTotals): RowReader<TRow> {
    const first = this.#dataRows;
    const labelColumn = this.#options.labelColumn ?? this.#options.columns[0]?.id;
    const valueOf = (columnId: string, group: number): unknown => {
      if (columnId === groupMark) return true;
      return columnId === labelColumn ? this.#labelOf(group, totals) : totals.subtotals.get(columnId)?.[group];
    };
    return {
      ...inner,
      value: (columnId, row) => (row < first ? inner.value(columnId, row) : valueOf(columnId, row - first)),
      row: (row) => (row < first ? inner.row(row) : this.#options.source.row(this.#firstRowOf(row - first))),
      textOf: (columnId, row) => {
        if (row < first) return undefined;
        const hasSubtotal = columnId !== labelColumn && totals.subtotals.has(columnId);
        return hasSubtotal ? undefined : plainText(valueOf(columnId, row - first));
      },
    };
  }

  #labelOf(number: number, totals: GroupTotals): string {
    const { label = plainLabel, groups, by, columns } = this.#options;
    const { value, level } = groups.groups[number]!;
    const key = by[level]!;
    const column = columns.find(({ accessor }) => accessor === key);
    const wordOf = column?.shown ?? column?.text ?? plainText;
    return label({ key, value, text: value === null ? '' : wordOf(value), count: totals.counts[number]! });
  }

  /** Returns a row of a group, which has the group's values. */
  #firstRowOf(number: number): number {
    const { groups, groupOf } = this.#options.groups;
    const isIn = (group: number): boolean => group === number || (group >= 0 && isIn(groups[group]!.parent));
    return groupOf.findIndex(isIn);
  }
}

function plainLabel({ text, count }: { text: string; count: number }): string {
  return `${text || '–'} (${count})`;
}
