import type { EndpointId } from './endpoints.ts';
import { authorizationEndpointSummaries } from './authorizationEndpointSummaries.ts';
import { peopleEndpointSummaries } from './peopleEndpointSummaries.ts';

/**
 * Purpose of each endpoint in one sentence, for the OpenAPI document. Separate from the table, because clients do not
 * need it.
 */
export const endpointSummaries: Readonly<Record<EndpointId, string>> = {
  'resultSets.findAgencies': 'Agencies that match the filters, greatest search premium first.',
  'resultSets.listAgenciesAccounts': 'Accounts of the agencies that match the filters.',
  'agencies.summary': 'One agency in short: premium by year and line, and its largest carriers.',
  'looker.runQuery':
    'Rows of a named query: option lists, counts and distributions. Fields of the body may be parameters of the address instead, `filter_expression` as JSON.',
  'looker.runExport':
    'Starts a background export to xlsx in a `language`. For a search, `columns` names the columns and their order.',
  'looker.taskStatus':
    'State of a background task of the caller. With the header `Prefer: wait=5` a task under way is waited for, up to so many seconds and at most 5.',
  'looker.exportFile': 'The finished file of an export, for the person who asked for it.',
  'looker.listExports': "The caller's exports of the last days, the newest first.",
  'looker.removeExport': 'Cancels an export under way, or deletes a finished one with its file.',
  'looker.scheduleExport': 'Schedules an export, once or again and again.',
  'looker.listScheduledExports': "The caller's scheduled exports, each with the task of its last run.",
  'looker.cancelScheduledExport': 'Cancels a scheduled export; files that it has made are kept.',
  'looker.ssoUrlFromToken': 'A signed, single-use address of a dashboard for the caller.',
  'looker.embedAuth': "The same signed address for the vendor's embed SDK.",
  'looker.acquireEmbedSession': "Begins an embed session for the vendor's SDK in cookieless mode.",
  'looker.generateEmbedTokens': 'New tokens of the embed session that the sign-in began last.',
  'embed.session': 'The tokens of the frame that asks, by its cookie or a token of its address.',
  'dashboards.agencyTile': "A tile of an agency's profile: its rows, and the policies behind them.",
  'dashboards.countAgencies': 'How many agencies a search with these filters finds.',
  'dashboards.benchmarkTile': 'A tile of the benchmarks: its rows, and the agencies and policies behind them.',
  'naics.suggest': 'NAICS 2022 codes whose code, title or index entries match a term.',
  'naics.summary': 'All NAICS 2022 codes of one level, as a map from code to title.',
  'askkodiak.suggestGroups': "NAICS suggestions in the application's own form.",
  'askkodiak.summaryGroups': "NAICS codes of one level in the application's own form.",
  'savedFilters.list': "The caller's saved filters, a page at a time.",
  'savedFilters.create': 'Saves filters under a new name.',
  'savedFilters.update': 'Renames saved filters or replaces their content.',
  'savedFilters.remove': 'Deletes saved filters.',
  'users.self': 'The signed-in person.',
  'users.setLanguage': 'Keeps the language and region that the signed-in person chose, for their other browsers.',
  'users.enrollMfa': 'An address, good for 15 minutes and once, where the signed-in person sets up a second factor.',
  'permissions.list': "The signed-in person's permissions.",
  'session.get': 'The current session with a fresh access token, or an empty object.',
  'session.update':
    'Reports that the person is active, which restarts the idle time, and reads the session. Data in the body is not kept.',
  'session.csrf': 'A CSRF token, bound to a cookie.',
  'session.providers': 'The sign-in providers.',
  'session.signinPage': 'Goes to the provider to sign in; after an error, a page that words it, with a sign-in button.',
  'session.signin': 'Starts sign-in: returns the address at the provider to go to.',
  'session.callback': 'Where the provider sends the person back to.',
  'session.signout': "Ends the session here and names the provider's sign-out address.",
  'session.signoutPage': 'A page with a sign-out button.',
  'session.signoutAddress':
    'Sign-out for people: at once where the product itself sent them, else a page with a sign-out button.',
  'session.error': 'Words a sign-in error.',
  'clientLog.write': 'Takes a client-side error by beacon.',
  'openapi.document': 'This document.',
  ...peopleEndpointSummaries,
  ...authorizationEndpointSummaries,
};
