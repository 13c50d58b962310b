import type { TableView } from './TableView.ts';

/** Returns the number of the row at a place of a view. */
export function rowAtPlace({ rows }: Pick<TableView, 'rows'>, place: number): number {
  return rows ? rows[place]! : place;
}
