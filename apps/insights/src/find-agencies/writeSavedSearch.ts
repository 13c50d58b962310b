import { fromFilterExpressions, writeSavedContent, type KeptFilter } from '@agency-insights/form-renderer/filters';
import type { Filters, NewSavedFilterContent } from '@agency-insights/insights-api';
import { searchSchema } from './agencyFilterSchema.ts';
import { definedFilters } from './agencySearch.ts';
import { codecs } from './codecs.ts';
import { savedSearchFormat } from './savedSearchFormat.ts';

/** Content of a saved search. */
export interface SearchToWrite {
  filters: Filters;
  /** Filters that are not known here and stay in the search. */
  unknown: readonly KeptFilter[];
  /** `column direction`, first sort first. */
  sorts?: string[];
  /** Where it is used: Find agencies and agency profiles, or the benchmarks. Default `agencies`. */
  type?: NewSavedFilterContent['saveSearchType'];
}

/** The content of a saved search, in the present version. Filters that no field can show stay as they were written. */
export function writeSavedSearch({ filters, unknown, sorts, type = 'agencies' }: SearchToWrite): NewSavedFilterContent {
  const { values, problems } = fromFilterExpressions(searchSchema, definedFilters(filters), codecs);
  const { content } = writeSavedContent(values, savedSearchFormat, { kept: [...unknown, ...problems] });
  return { ...content, saveSearchType: type, sorts };
}
