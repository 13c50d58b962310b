import dashboards from './dashboards.md?raw';
import exports from './exports.md?raw';
import filters from './filters.md?raw';
import findAgencies from './find-agencies.md?raw';
import loadingData from './loading-data.md?raw';
import measures from './measures.md?raw';
import people from './people.md?raw';
import savedSearches from './saved-searches.md?raw';
import shortcuts from './shortcuts.md?raw';

/** The pages of the help center in Spanish, by the ends of their addresses. */
export const pages: Readonly<Record<string, string>> = {
  dashboards,
  exports,
  filters,
  'find-agencies': findAgencies,
  'loading-data': loadingData,
  measures,
  people,
  'saved-searches': savedSearches,
  shortcuts,
};
