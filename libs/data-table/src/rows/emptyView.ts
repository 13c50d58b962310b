import { stillReader } from '../engine/stillReader.ts';
import type { TableView } from '../engine/TableView.ts';

/** A view without rows, as long as there are no first ones. */
export const emptyView: TableView<never> = {
  rows: null,
  depths: null,
  rowCount: 0,
  matchCount: 0,
  aggregates: null,
  reader: {
    ...stillReader,
    value: () => undefined,
    row: (rowIndex) => {
      throw new RangeError(`Row ${rowIndex} has not arrived yet`);
    },
    isLoaded: () => false,
  },
};
