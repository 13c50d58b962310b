import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Stores values in the browser. `StoredValuesProvider` sets the storage; `useStoredValue` reads and writes the value of a key and returns its remaining session time.',
  imports: ['dateStamp', 'sessionValueStorage', 'StoredValuesProvider', 'useStoredValue'],
  types: [
    'useStoredValue',
    'StoredValueOptions',
    'StoredValue',
    'StoredValuesProviderProps',
    'ValueStorage',
    'StoredRecord',
    'createSessionValueStorage',
    'createIndexedDbStorage',
    'createCookieStorage',
    'CookieStorageOptions',
    'dateStamp',
    'DateStampFormat',
  ],
  use: [
    'For values that users expect to find again: a note, the last view, filters after a forced sign-out.',
    'With `sessionValueStorage` for the lifetime of a tab, with `indexedDbStorage` for longer and for more data.',
    'With `dateStamp` for a file name or key with a date: `agencies-20261120.csv`.',
  ],
  avoid: [
    'For the filters of a page: keep them in the URL, so that the Back button and links work.',
    'For secrets and tokens: every script of the page can read stored values.',
    'With cookies if only the browser needs the value: every request sends them.',
  ],
  keyboard: [],
  accessibility: [
    'It renders nothing. While `isLoading`, announce it with a `StatusMessage`; show `error` at the field of the value.',
    'Outside a provider `useStoredValue` throws "Store not found".',
  ],
};
