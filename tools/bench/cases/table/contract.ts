import type { MountedContestant } from '../../harness/page/openStage.ts';
import type { TableColumns, TableRow } from './data.ts';

/** Form in which a contestant takes its data: one array per column, or one array with an object per row. */
export type DataForm = 'columns' | 'row objects';

/** What a contestant draws: a table of ten columns, 1,200 px wide and 600 px high, with rows of 36 px. */
export interface TableProps {
  /** Number of rows. */
  rowCount: number;
  /** The data by column, new for every mount. */
  columns: TableColumns;
  /** The same data as row objects. Empty for contestants that take columns. */
  rows: TableRow[];
}

/**
 * A contestant of the table part. A click on a header sorts by its column. The input `#filter` above the table keeps
 * agencies whose name contains its text.
 */
export interface TableContestant extends MountedContestant<TableProps> {
  /** The direction in which the first click on a header sorts. */
  firstClick: 'asc' | 'desc';
  /** The element of a column's header that takes the click. */
  header(title: string): Element | null;
  /** The element that scrolls the rows. */
  viewport(): HTMLElement | null;
  /** The text of the agency's cell in the first row. */
  firstAgency(): string;
  /** Number of rows that the table reports, drawn or not. */
  rowCount(): number;
}

/** Returns the column header with this title. */
export function headerWith(title: string): Element | null {
  const headers = [...document.querySelectorAll('[role="columnheader"], th')];
  return headers.find((header) => header.textContent?.trim() === title) ?? null;
}
