import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Keeps values in the browser: `StoredValuesProvider` names the storage once, `useStoredValue` reads and writes a value under a key and tells how long its session lasts.',
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
    'For what a person should find again: a note, the last view, filters after a forced sign-out.',
    'With `sessionValueStorage` for the time of a tab, with `indexedDbStorage` for longer and for more.',
    'With `dateStamp` where a name or a key should bear the day: `agencies-20261120.csv`.',
  ],
  avoid: [
    'For the filters of a page: they belong in its address, so that Back and links work.',
    'For secrets and tokens: every script of the page can read what is kept here.',
    'With cookies for what only the browser needs: every request carries them.',
  ],
  keyboard: [],
  accessibility: [
    'Nothing is drawn. While `isLoading`, say so in a `StatusMessage`; show `error` at the field whose value it is.',
    'Outside of a provider `useStoredValue` throws "Store not found".',
  ],
};
