import { stillReader } from '../engine/stillReader.ts';
import type { TableView } from '../engine/TableView.ts';

/** A view without rows, before the first have loaded. */
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
