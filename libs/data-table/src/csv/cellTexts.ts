import type { ColumnOrGroupDef } from '../columns/columnDefinition.types.ts';
import { isControlColumn } from '../columns/controlColumns.ts';
import { isoText } from '../columns/dateFormat.ts';
import { guardedColumns } from '../columns/guardedColumns.ts';
import type { DataTableHandle } from '../DataTable/DataTable.types.ts';
import type { TableView } from '../engine/TableView.ts';
import { isMissing, isNumber } from '../engine/valueReading.ts';
import { cellWords } from '../grid/cellContent.tsx';
import { columnTree } from '../model/columns/columnTree.ts';
import type { ViewMeta } from '../model/columns/viewRowModel.ts';
import { tableWords, type TableWords } from '../texts/useTableWords.ts';

/** Options of cell texts. */
export interface CellTextOptions {
  /**
   * `raw` writes numbers as digits and dates as yyyy-mm-dd, for spreadsheets, and everything else as shown; `shown`
   * writes everything as shown. Default `raw`.
   */
  values?: 'raw' | 'shown';
  /** The decimal separator of raw numbers. Default `.`. */
  decimal?: '.' | ',';
  /** Language and region of what cells show. Default: American English. */
  words?: TableWords;
}

/** A column to write. */
export interface TextColumn {
  /** Its header. */
  header: string;
  /** Returns the text of its cell in a row of the view's reader; '' if there is no value. */
  textOf: (rowIndex: number) => string;
}

/** The rows and columns to write: rows of all pages in order, visible columns from left to right. */
export interface TableTextSource {
  view: TableView;
  columns: TextColumn[];
}

/** Returns a table's current rows and columns as texts, without columns that `definitions` lacks and those of buttons. */
export function tableTextSource<TRow>(
  handle: DataTableHandle,
  definitions: readonly ColumnOrGroupDef<TRow>[],
  { values = 'raw', decimal = '.', words = tableWords() }: CellTextOptions = {},
): TableTextSource {
  const { view } = handle.table.options.meta as ViewMeta;
  const reader = view.reader as TableView<TRow>['reader'];
  const shown = guardedColumns(columnTree<TRow>(definitions).columns, () => undefined, words);
  const textOf = (place: number, row: number): string => {
    const column = shown[place]!;
    const value = reader.value(column.id, row);
    if (isMissing(value)) return '';
    if (values === 'raw' && isNumber(value)) return String(value).replace('.', decimal);
    if (values === 'raw' && value instanceof Date) return isoText(column, value);
    return cellWords(reader, row, column);
  };
  const ids = (handle.table.getHeaderGroups().at(-1)?.headers ?? []).map(({ column }) => column.id);
  const columns = ids.flatMap((id) => {
    const place = shown.findIndex((column) => column.id === id);
    return place < 0 || isControlColumn(id)
      ? []
      : [{ header: shown[place]!.header, textOf: (row: number) => textOf(place, row) }];
  });
  return { view, columns };
}
