import { readSavedContent, type KeptFilter } from '@agency-insights/form-renderer/filters';
import type { Filters, SavedFilter } from '@agency-insights/insights-api';
import { searchSchema } from './agencyFilterSchema.ts';
import { pickFilters } from './agencySearch.ts';
import { codecs } from './codecs.ts';

/** A saved search as it can be opened here, or why it cannot. */
export type ReadSavedSearch =
  | {
      status: 'read';
      /** The filters that are known here. */
      filters: Filters;
      /** The others: they filter nothing, and stay in the search until somebody takes them away (PLUS-20). */
      unknown: KeptFilter[];
    }
  | { status: 'refused'; message: string };

/** How searches are saved: there has been one version. */
const format = { schema: searchSchema, codecs };

/** Reads the content of a saved search, of this version or of an earlier one. */
export function readSavedSearch({ filterContent }: Pick<SavedFilter, 'filterContent'>): ReadSavedSearch {
  const content = readSavedContent(filterContent, format);
  if (content.status === 'refused') return content;
  return {
    status: 'read',
    filters: pickFilters(content.filters),
    unknown: content.kept.filter(({ code }) => code === 'unknown-key'),
  };
}
