import type { RowDetails } from '../columns/columnDefinition.types.ts';
import { readOrNothing } from '../engine/readOrNothing.ts';
import type { RowReader } from '../engine/TableView.ts';
import { rowDetails } from '../model/rows/rowDetails.ts';
import { placesWhere } from '../rows/placesWhere.ts';

/** Options of `selectableRows`. */
export interface SelectableRowsOptions<TRow> {
  /** Whether a row can be selected; undefined if all can. */
  isRowSelectable: ((details: RowDetails<TRow>) => boolean) | undefined;
  /** Reads rows. */
  reader: RowReader<TRow>;
  /** Returns the id of a row. */
  idOf: (rowIndex: number) => string;
  /** Number of all rows without groups. */
  rowCount: number;
}

/** Returns which rows can be selected, no groups, and the ids of loaded rows that cannot. If the function throws, none can. */
export function selectableRows<TRow>({ isRowSelectable, reader, idOf, rowCount }: SelectableRowsOptions<TRow>) {
  const canSelect = (row: number) =>
    !reader.isGroup?.(row) &&
    (!isRowSelectable || readOrNothing(() => isRowSelectable(rowDetails(reader, row))) === true);
  let blocked: { version: number; ids: readonly string[] } = { version: -1, ids: [] };
  const blockedIds = () => {
    const version = reader.version();
    // Computed lazily and cached, since it reads every row.
    if (isRowSelectable && blocked.version !== version) {
      const rows = placesWhere(rowCount, (row) => reader.isLoaded(row) && !canSelect(row));
      blocked = { version, ids: rows.map(idOf) };
    }
    return blocked.ids;
  };
  return { canSelect, blockedIds };
}
