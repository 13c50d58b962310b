import type { Endpoint } from './Endpoint.ts';

const resultSet = '/api/v1/search/runQuery/marketing_insights/result_sets';

/**
 * The endpoint table: the one place that says which call has which method, path, encoding and auth.
 * The client sends by it, the server mounts its routes from it, the OpenAPI document lists it.
 */
export const endpoints = {
  'resultSets.findAgencies': {
    method: 'POST', path: `${resultSet}/find_agencies_all.result_set.query`, encoding: 'json', answer: 'result-set', auth: 'bearer',
    summary: 'Agencies that match the filters, greatest search premium first.',
  },
  'resultSets.listAgenciesAccounts': {
    method: 'POST', path: `${resultSet}/list_agencies_accounts.result_set.query`, encoding: 'json', answer: 'result-set', auth: 'bearer',
    summary: 'Accounts of the agencies that match the filters.',
  },
  'looker.runQuery': {
    method: 'POST', path: '/api/v1/looker/run-query', encoding: 'json', answer: 'json', auth: 'bearer',
    summary: 'Rows of a named query: option lists, counts and distributions.',
  },
  'looker.runExport': {
    method: 'POST', path: '/api/v1/looker/run-export', encoding: 'json', answer: 'json', auth: 'bearer', status: 202,
    summary: 'Starts a background export to xlsx.',
  },
  'looker.taskStatus': {
    method: 'POST', path: '/api/v1/looker/task-status', encoding: 'json', answer: 'json', auth: 'bearer',
    summary: 'State of a background task of the caller.',
  },
  'looker.exportFile': {
    method: 'GET', path: '/api/v1/looker/exports/{task_id}/file', encoding: 'none', answer: 'file', auth: 'bearer',
    summary: 'The finished file of an export, for the person who asked for it.',
  },
  'naics.suggest': {
    method: 'GET', path: '/suggest/naics-groups/{term}', encoding: 'none', answer: 'json', auth: 'bearer',
    summary: 'NAICS 2022 codes whose code, title or index entries match a term.',
  },
  'naics.summary': {
    method: 'GET', path: '/naics/summary/{type}', encoding: 'none', answer: 'json', auth: 'bearer',
    summary: 'All NAICS 2022 codes of one level, as a map from code to title.',
  },
  'askkodiak.suggestGroups': {
    method: 'GET', path: '/api/askkodiak/suggest-groups', encoding: 'none', answer: 'json', auth: 'bearer',
    summary: 'NAICS suggestions in the application\'s own form.',
  },
  'askkodiak.summaryGroups': {
    method: 'GET', path: '/api/askkodiak/summary-groups', encoding: 'none', answer: 'json', auth: 'bearer',
    summary: 'NAICS codes of one level in the application\'s own form.',
  },
  'savedFilters.list': {
    method: 'GET', path: '/api/v1/authorization-store/saved-filters', encoding: 'none', answer: 'json', auth: 'bearer',
    summary: 'The caller\'s saved filters, a page at a time.',
  },
  'savedFilters.create': {
    method: 'POST', path: '/api/v1/authorization-store/saved-filters', encoding: 'json', answer: 'json', auth: 'bearer', status: 201,
    summary: 'Saves filters under a new name.',
  },
  'savedFilters.update': {
    method: 'PATCH', path: '/api/v1/authorization-store/saved-filters/{id}', encoding: 'json', answer: 'json', auth: 'bearer',
    summary: 'Renames saved filters or replaces their content.',
  },
  'savedFilters.remove': {
    method: 'DELETE', path: '/api/v1/authorization-store/saved-filters/{id}', encoding: 'none', answer: 'none', auth: 'bearer', status: 204,
    summary: 'Deletes saved filters.',
  },
  'users.self': {
    method: 'GET', path: '/api/v1/identity/users/self', encoding: 'none', answer: 'json', auth: 'bearer',
    summary: 'The signed-in person.',
  },
  'permissions.list': {
    method: 'GET', path: '/api/permissions', encoding: 'none', answer: 'json', auth: 'bearer',
    summary: 'The signed-in person\'s permissions.',
  },
  'session.get': {
    method: 'GET', path: '/api/auth/session', encoding: 'none', answer: 'json', auth: 'session',
    summary: 'The current session with a fresh access token, or an empty object.',
  },
  'session.update': {
    method: 'POST', path: '/api/auth/session', encoding: 'json', answer: 'json', auth: 'session',
    summary: 'Reads the session again on request, extending its idle time; data sent along is not kept.',
  },
  'session.csrf': {
    method: 'GET', path: '/api/auth/csrf', encoding: 'none', answer: 'json', auth: 'public',
    summary: 'A CSRF token, bound to a cookie.',
  },
  'session.providers': {
    method: 'GET', path: '/api/auth/providers', encoding: 'none', answer: 'json', auth: 'public',
    summary: 'The sign-in providers.',
  },
  'session.signinPage': {
    method: 'GET', path: '/api/auth/signin', encoding: 'none', answer: 'page', auth: 'public',
    summary: 'A page with a sign-in button and, where there is one, the reason why a person was sent here.',
  },
  'session.signin': {
    method: 'POST', path: '/api/auth/signin/{provider}', encoding: 'form', answer: 'json', auth: 'public',
    summary: 'Starts sign-in: answers the provider\'s address to go to.',
  },
  'session.callback': {
    method: 'GET', path: '/api/auth/callback/{provider}', encoding: 'none', answer: 'redirect', auth: 'public',
    summary: 'Where the provider sends the person back to.',
  },
  'session.signout': {
    method: 'POST', path: '/api/auth/signout', encoding: 'form', answer: 'json', auth: 'session',
    summary: 'Ends the session here and names the provider\'s sign-out address.',
  },
  'session.signoutPage': {
    method: 'GET', path: '/api/auth/signout', encoding: 'none', answer: 'page', auth: 'session',
    summary: 'A page with a sign-out button.',
  },
  'session.signoutAddress': {
    method: 'GET', path: '/api/signout', encoding: 'none', answer: 'page', auth: 'session',
    summary: 'Sign-out for people: at once where the product itself sent them, else a page with a sign-out button.',
  },
  'session.error': {
    method: 'GET', path: '/api/auth/error', encoding: 'none', answer: 'page', auth: 'public',
    summary: 'Words a sign-in error.',
  },
  'clientLog.write': {
    method: 'POST', path: '/api/auth/_log', encoding: 'form', answer: 'none', auth: 'public', status: 204,
    summary: 'Takes a client-side error by beacon.',
  },
  'openapi.document': {
    method: 'GET', path: '/api/openapi.json', encoding: 'none', answer: 'json', auth: 'public',
    summary: 'This document.',
  },
} as const satisfies Record<string, Endpoint>;

/** Name of a row of the endpoint table. */
export type EndpointId = keyof typeof endpoints;
