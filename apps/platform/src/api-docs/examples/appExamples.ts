import type { AppEndpointId } from '@agency-insights/insights-api/contract';
import type { CallExamples, CallRefusal } from '../CallExample.ts';

const texas = { policy_state: 'TX' };
const profile = { agency_id: '$AGENCY_ID' };
const search = { export_file: 'marketing_insights/exports/imi_agency_search.export', result_type: 'xlsx' };
const unknown: CallRefusal = { status: 404, code: 'not_found', params: { id: '999999' } };
const unknownTask: CallRefusal = { status: 404, code: 'not_found', params: { task_id: 'unknown' } };
const csrf: CallRefusal = { status: 403, code: 'csrf', body: { csrfToken: 'wrong' } };
const dashboard = '/embed/dashboards/agency?agency_id=$AGENCY_ID&embed_domain=$URL';
const wrongFilter = { filters: { policy_state: '' } };

/** An example for each call of the app's own screens. */
export const appExamples: CallExamples<AppEndpointId> = {
  'resultSets.findAgencies': {
    needs: 'lines',
    body: { filters: texas, limit: 10 },
    refusals: [{ status: 400, code: 'invalid_request', body: wrongFilter }],
  },
  'resultSets.listAgenciesAccounts': {
    needs: 'lines',
    body: { filters: texas, limit: 10 },
    refusals: [{ status: 400, code: 'invalid_request', body: wrongFilter }],
  },
  'agencies.summary': {
    needs: 'lines',
    params: profile,
    refusals: [{ status: 404, code: 'not_found', params: { agency_id: '999999999' } }],
  },
  'looker.runQuery': { needs: 'lines', body: { query_filename: 'marketing_insights/queries/lines.query' } },
  'looker.runExport': { needs: 'lines', body: { ...search, query_filters_extra: texas } },
  'looker.taskStatus': {
    body: { task_id: '$TASK_ID' },
    refusals: [{ status: 404, code: 'not_found', body: { task_id: 'unknown' } }],
  },
  'looker.exportFile': { params: { task_id: '$TASK_ID' }, refusals: [unknownTask] },
  'looker.listExports': {},
  'looker.removeExport': { params: { task_id: '$TASK_ID' }, refusals: [unknownTask] },
  'looker.scheduleExport': {
    needs: 'lines',
    body: { ...search, query_filters_extra: texas, frequency: 'weekly', first_run_at: '2099-01-05T06:00:00Z' },
  },
  'looker.listScheduledExports': {},
  'looker.cancelScheduledExport': {
    params: { schedule_id: '$SCHEDULE_ID' },
    refusals: [{ status: 404, code: 'not_found', params: { schedule_id: 'unknown' } }],
  },
  'looker.ssoUrlFromToken': {
    needs: 'lines',
    body: { token: '$TOKEN', target: dashboard },
    refusals: [{ status: 403, code: 'forbidden', body: { token: 'not-mine', target: dashboard } }],
  },
  'looker.embedAuth': { needs: 'lines', query: { src: dashboard } },
  'looker.acquireEmbedSession': { needs: 'lines' },
  'looker.generateEmbedTokens': { body: { api_token: '$API_TOKEN', navigation_token: '$NAVIGATION_TOKEN' } },
  'embed.session': {
    body: { authentication_token: '$AUTHENTICATION_TOKEN' },
    refusals: [{ status: 401, code: 'unauthenticated', body: { authentication_token: 'wrong' } }],
  },
  'dashboards.agencyTile': {
    params: { tile: 'summary' },
    body: { filters: profile },
    refusals: [{ status: 404, code: 'not_found', body: { filters: { agency_id: '999999999' } } }],
  },
  'dashboards.countAgencies': { body: { filters: texas } },
  'dashboards.benchmarkTile': { params: { tile: 'numbers' }, body: { filters: { peers: 'all' } } },
  'naics.suggest': { params: { term: 'roofing' }, query: { hitsPerPage: '5' } },
  'naics.summary': { params: { type: 'sector' } },
  'askkodiak.suggestGroups': { query: { term: 'roofing', hitsPerPage: '5' } },
  'askkodiak.summaryGroups': { query: { type: 'sector' } },
  'savedFilters.list': { query: { page: '0', size: '20' } },
  'savedFilters.create': {
    body: { filterName: '$NAME', filterContent: { filters: texas } },
    refusals: [{ status: 409, code: 'name_taken', again: true }],
  },
  'savedFilters.update': { params: { id: '$FILTER_ID' }, body: { filterName: '$NAME' }, refusals: [unknown] },
  'savedFilters.remove': { params: { id: '$FILTER_ID' }, refusals: [unknown] },
  'users.self': {},
  'users.setLanguage': { body: { language: 'de-AT' } },
  'users.enrollMfa': {},
  'permissions.list': {},
  'session.get': { cookies: true },
  'session.update': { cookies: true, body: { csrfToken: '$CSRF_TOKEN' }, refusals: [csrf] },
  'session.csrf': {},
  'session.providers': {},
  'session.signinPage': { status: 303 },
  'session.signin': {
    cookies: true,
    params: { provider: 'insights' },
    body: { csrfToken: '$CSRF_TOKEN', callbackUrl: '/', json: 'true' },
    refusals: [csrf],
  },
  'session.callback': { params: { provider: 'insights' } },
  'session.signout': {
    cookies: true,
    body: { csrfToken: '$CSRF_TOKEN', callbackUrl: '/', json: 'true' },
    refusals: [csrf],
  },
  'session.signoutPage': { cookies: true },
  'session.signoutAddress': { cookies: true },
  'session.error': {},
  'clientLog.write': { body: { level: 'error', code: 'render_failed', message: 'The table could not be drawn' } },
  'openapi.document': {},
};
