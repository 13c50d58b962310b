import type { RowDetails } from '../columns/columnDefinition.types.ts';
import { readOrNothing } from '../engine/readOrNothing.ts';
import type { RowReader } from '../engine/TableView.ts';
import { rowDetails } from '../model/rows/rowDetails.ts';
import { placesWhere } from '../rows/placesWhere.ts';

/** What decides which rows can be selected. */
export interface SelectableRowsOptions<TRow> {
  /** Says of a row whether it can be; undefined where all can. */
  isRowSelectable: ((details: RowDetails<TRow>) => boolean) | undefined;
  /** Reads rows. */
  reader: RowReader<TRow>;
  /** Names a row. */
  idOf: (rowIndex: number) => string;
  /** Number of all rows. */
  rowCount: number;
}

/** Which rows can be selected, and the ids of those that cannot, as far as they are here. A function that throws lets none be. */
export function selectableRows<TRow>({ isRowSelectable, reader, idOf, rowCount }: SelectableRowsOptions<TRow>) {
  const canSelect =
    isRowSelectable && ((row: number) => readOrNothing(() => isRowSelectable(rowDetails(reader, row))) === true);
  let blocked: { version: number; ids: readonly string[] } = { version: -1, ids: [] };
  const blockedIds = () => {
    const version = reader.version();
    // Not before the user selects, and once for the loaded rows: it reads every row.
    if (canSelect && blocked.version !== version) {
      const rows = placesWhere(rowCount, (row) => reader.isLoaded(row) && !canSelect(row));
      blocked = { version, ids: rows.map(idOf) };
    }
    return blocked.ids;
  };
  return { canSelect, blockedIds };
}
