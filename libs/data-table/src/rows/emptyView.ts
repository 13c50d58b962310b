import type { TableView } from '../engine/TableView.ts';

const none: TableView<never> = {
  rows: null,
  depths: null,
  rowCount: 0,
  matchCount: 0,
  leafCount: 0,
  reader: {
    value: () => undefined,
    row: (rowIndex) => {
      throw new RangeError(`There is no row ${rowIndex}: the table has none yet`);
    },
    isLoaded: () => false,
    want: () => undefined,
    subscribe: () => () => undefined,
    version: () => 0,
    failure: () => null,
    retry: () => undefined,
  },
};

/** A view without rows, as long as there are no first ones. */
export function emptyView<TRow>(): TableView<TRow> {
  return none;
}
