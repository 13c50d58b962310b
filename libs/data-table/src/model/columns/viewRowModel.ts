import { constructRow, type Row, type RowModel, type Table, type TableFeatures } from '@tanstack/react-table';
import type { RowDetails } from '../../columns/columnDefinition.types.ts';
import type { TableView } from '../../engine/TableView.ts';
import { rowDetails } from '../rows/rowDetails.ts';
import { rowAtPlace } from '../../engine/rowAtPlace.ts';

/** The rows that TanStack Table reads: `options.meta` of the instance. */
export interface ViewMeta {
  /** The engine's rows: filtered, sorted, with the nested rows that are open. */
  view: TableView;
  /** Returns the id of a row by its number in the source. */
  idOf: (rowIndex: number) => string;
}

type ViewRow = Row<TableFeatures, RowDetails<unknown>>;
type ViewRowModel = RowModel<TableFeatures, RowDetails<unknown>>;

/**
 * A core row model over the engine's view. Rows are created when they are first read, and are the same objects until the view
 * changes: a million rows need no million objects.
 */
export function viewRowModel(table: Table<TableFeatures, RowDetails<unknown>>): () => ViewRowModel {
  let lastView: TableView | undefined;
  let model: ViewRowModel;
  return () => {
    const meta = table.options.meta as ViewMeta;
    if (meta.view !== lastView) model = lazyRowModel(table, meta);
    lastView = meta.view;
    return model;
  };
}

function lazyRowModel(table: Table<TableFeatures, RowDetails<unknown>>, { view, idOf }: ViewMeta): ViewRowModel {
  const created = new Map<number, ViewRow>();
  const createRow = (place: number): ViewRow => {
    const rowIndex = rowAtPlace(view, place);
    const original = rowDetails(view.reader, rowIndex);
    // The row model is given TanStack's internal table, whose type is not exported.
    return constructRow(table as never, idOf(rowIndex), original, rowIndex, view.depths?.[place] ?? 0) as never;
  };
  const rowAt = (place: number): ViewRow => {
    const row = created.get(place) ?? createRow(place);
    created.set(place, row);
    return row;
  };
  const placeOf = (key: string | symbol) => {
    const place = typeof key === 'string' && /^\d+$/.test(key) ? Number(key) : Infinity;
    return place < view.rowCount ? place : null;
  };
  const rows = new Proxy<ViewRow[]>([], {
    has: (target, key) => placeOf(key) !== null || key in target,
    get(target, key) {
      if (key === 'length') return view.rowCount;
      const place = placeOf(key);
      return place === null ? Reflect.get(target, key) : rowAt(place);
    },
  });
  const rowsById = new Proxy<Record<string, ViewRow>>(
    {},
    {
      get(_, id) {
        for (let place = 0; place < view.rowCount; place += 1) {
          if (idOf(rowAtPlace(view, place)) === id) return rowAt(place);
        }
        return undefined;
      },
    },
  );
  return { rows, flatRows: rows, rowsById };
}
