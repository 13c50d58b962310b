import type { EndpointInput } from '@agency-insights/insights-api/contract';
import type { Routes } from '../http/Routes.ts';
import type { Naics, SuggestOptions } from './createNaics.ts';
import { naicsSearchFields } from './createNaicsIndex.ts';

/**
 * Mounts the industry classification: suggestions and summaries, each in the catalogue's and the application's form.
 */
export function mountNaics(routes: Routes, { naics }: { naics: Naics }): void {
  routes.mount('naics.suggest', async ({ params, query }) => naics.suggest(params.term, suggestOptions(query)));
  routes.mount('naics.summary', async ({ params }) => naics.summary(params.type));
  routes.mount('askkodiak.suggestGroups', async ({ query }) => naics.suggest(query.term, suggestOptions(query)));
  routes.mount('askkodiak.summaryGroups', async ({ query }) => naics.summary(query.type));
}

function suggestOptions(query: EndpointInput<'naics.suggest'>['query']): SuggestOptions {
  const { groupType, excludeGroups, searchFields, page, hitsPerPage } = query;
  const chosen = searchFields?.split(',');
  return {
    level: groupType,
    exclude: excludeGroups === undefined ? undefined : new Set(excludeGroups.split(/\s+/)),
    fields: chosen === undefined ? undefined : naicsSearchFields.filter((field) => chosen.includes(field)),
    page,
    hitsPerPage,
  };
}
