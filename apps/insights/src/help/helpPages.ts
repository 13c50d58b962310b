import dashboards from './content/dashboards.md?raw';
import exports from './content/exports.md?raw';
import filters from './content/filters.md?raw';
import findAgencies from './content/find-agencies.md?raw';
import loadingData from './content/loading-data.md?raw';
import measures from './content/measures.md?raw';
import people from './content/people.md?raw';
import savedSearches from './content/saved-searches.md?raw';
import shortcuts from './content/shortcuts.md?raw';
import type { HelpPage } from './HelpPage.ts';
import { parseHelpPage } from './parseHelpPage.ts';

/** The pages of the help center, in the order of their list. */
export const helpPages: readonly HelpPage[] = [
  parseHelpPage('find-agencies', 'Search and take results with you', findAgencies),
  parseHelpPage('filters', 'Search and take results with you', filters),
  parseHelpPage('saved-searches', 'Search and take results with you', savedSearches),
  parseHelpPage('exports', 'Search and take results with you', exports),
  parseHelpPage('measures', 'Understand the numbers', measures),
  parseHelpPage('dashboards', 'Understand the numbers', dashboards),
  parseHelpPage('shortcuts', 'Work faster', shortcuts),
  parseHelpPage('loading-data', 'For administrators', loadingData),
  parseHelpPage('people', 'For administrators', people),
];
