import type { MountedContestant } from '../../harness/page/openStage.ts';
import type { TableColumns, TableRow } from './data.ts';

/** What a contestant draws: a table of `rowCount` rows and ten columns, 1,200 px wide and 600 px high, rows of 36 px. */
export interface TableProps {
  rowCount: number;
  /** The data by column, made anew for every mount. */
  columns: TableColumns;
  /** The same as row objects, for contestants that take those; empty for the others. */
  rows: TableRow[];
}

/**
 * A contestant of the table part. A click on a header sorts by its column. An input `#filter` above the table narrows it to
 * agencies whose name contains the text.
 */
export interface TableContestant extends MountedContestant<TableProps> {
  /** How it wants its data. */
  takes: 'columns' | 'rows';
  /** The direction in which the first click on a header sorts. */
  firstClick: 'asc' | 'desc';
  /** The header of a column, to be clicked. */
  header(title: string): Element | null;
  /** The element whose rows scroll. */
  viewport(): HTMLElement | null;
  /** The text of the agency's cell in the first row. */
  firstAgency(): string;
  /** How many rows the table says that it has, drawn or not. */
  rowCount(): number;
  /** How many rows it can show at once; undefined for all. Named where a peer has pages. */
  pageSize?: number;
}

/** The `[role=columnheader]` with this title. */
export function headerWith(title: string): Element | null {
  const headers = [...document.querySelectorAll('[role="columnheader"], th')];
  return headers.find((header) => header.textContent?.trim() === title) ?? null;
}
