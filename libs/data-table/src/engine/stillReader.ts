import type { RowReader } from './TableView.ts';

/** What a reader says whose rows never change and never fail. */
export const stillReader = {
  isLoaded: () => true,
  want: () => undefined,
  subscribe: () => () => undefined,
  version: () => 0,
  failure: () => null,
  retry: () => undefined,
} satisfies Partial<RowReader>;
