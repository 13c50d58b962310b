import type { RowReader } from './TableView.ts';

/** Reader methods for rows that never change or fail. */
export const stillReader = {
  isLoaded: () => true,
  want: () => undefined,
  subscribe: () => () => undefined,
  version: () => 0,
  failure: () => null,
  retry: () => undefined,
} satisfies Partial<RowReader>;
