import type { PeopleEndpointId } from '@agency-insights/insights-api/contract';
import type { CallExamples, CallRefusal } from '../CallExample.ts';

const params = { id: '$USER_ID' };
const unknownPerson: CallRefusal = { status: 404, code: 'not_found', params: { id: 'unknown' } };
const ownAccount: CallRefusal = { status: 409, code: 'own_account', params: { id: 'demo-admin' } };
const stranger: CallRefusal = { status: 403, code: 'forbidden', as: 'person', params: { id: 'demo-nobody' } };
const person = { params, refusals: [unknownPerson] };
const self = { params, refusals: [unknownPerson, stranger] };
const password = 'insights-demo';
const verify = { body: { token: '$TOKEN' } };

/** An example for each call of identity and the administration of users. */
export const peopleExamples: CallExamples<PeopleEndpointId> = {
  'identity.exchangeLogin': {
    body: { username: 'analyst@demo.test', password },
    refusals: [
      { status: 401, code: 'invalid_credentials', body: { username: 'nobody-here@demo.test', password } },
      { status: 403, code: 'blocked', body: { username: 'blocked@demo.test', password } },
    ],
  },
  'identity.signIn': {
    body: { email: 'analyst@demo.test', password },
    refusals: [
      { status: 401, code: 'invalid_credentials', body: { email: 'nobody-here@demo.test', password } },
      { status: 403, code: 'blocked', body: { email: 'blocked@demo.test', password } },
    ],
  },
  'identity.exchangeLoginAuth0': {
    body: { token: '$ID_TOKEN' },
    refusals: [{ status: 401, code: 'invalid_token', again: true }],
  },
  'identity.refresh': {
    query: { refresh_token: '$REFRESH_TOKEN' },
    refusals: [{ status: 401, code: 'invalid_token', query: { refresh_token: 'unknown' } }],
  },
  'identity.oauthToken': {
    body: { grant_type: 'client_credentials', client_id: '$CLIENT_ID', client_secret: '$CLIENT_SECRET' },
    refusals: [
      {
        status: 401,
        code: 'invalid_client',
        body: { grant_type: 'client_credentials', client_id: '$CLIENT_ID', client_secret: 'wrong' },
      },
      { status: 400, code: 'invalid_grant', body: { grant_type: 'refresh_token', refresh_token: 'unknown' } },
      { status: 400, code: 'unsupported_grant_type', body: { grant_type: 'password' } },
    ],
  },
  'identity.auth0Token': { body: { force: 'false' } },
  'identity.verifyToken': verify,
  'identity.verifyInsightsToken': verify,
  'identity.verifyBenchmarksToken': verify,
  'identity.resetPassword': {
    body: { user_id: '$USER_ID' },
    refusals: [
      { status: 403, code: 'forbidden', as: 'person', body: { user_id: 'demo-nobody' } },
      { status: 404, code: 'not_found', body: { user_id: 'unknown' } },
    ],
  },
  'identity.updateClaims': {
    body: { user_id: '$USER_ID', first_name: 'Ann' },
    refusals: [
      { status: 403, code: 'forbidden', as: 'person', body: { user_id: 'demo-nobody', first_name: 'Ann' } },
      { status: 404, code: 'not_found', body: { user_id: 'unknown', first_name: 'Ann' } },
    ],
  },
  'identity.connections': {},
  'identity.ownerMapping': { query: { carrier_ids: '1,2' } },
  'people.page': { query: { blocked: 'false', page: '0', size: '20' } },
  'people.search': { params: { search: 'demo' } },
  'people.list': { query: { max_results: '20' } },
  'people.listInsights': { query: { page: '0', size: '20' } },
  'people.find': self,
  'people.update': {
    params,
    body: { first_name: 'Ann' },
    refusals: [
      unknownPerson,
      {
        status: 409,
        code: 'changed_meanwhile',
        body: { first_name: 'Ann', expected: { first_name: 'Not what it is now' } },
      },
    ],
  },
  'people.remove': { params, refusals: [unknownPerson, ownAccount] },
  'people.block': { params, refusals: [unknownPerson, ownAccount] },
  'people.unblock': person,
  'people.resetMfa': person,
  'people.sessions': self,
  'people.endSessions': self,
  'people.auth0List': { query: { page: '0', limit: '20' } },
  'people.invite': {
    body: { email: '$EMAIL', permissions: ['viewable:insights_pl'] },
    refusals: [{ status: 409, code: 'email_taken', again: true }],
  },
  'people.auth0Update': {
    params,
    body: { given_name: 'Ann', blocked: false },
    refusals: [unknownPerson],
  },
  'services.list': {},
  'services.create': {
    body: { name: '$NAME', scopes: ['viewable:insights_pl', 'viewable:insights_cl'] },
    refusals: [{ status: 409, code: 'name_taken', again: true }],
  },
  'services.rotate': { params: { id: '$SERVICE_ID' }, refusals: [unknownPerson] },
  'services.revoke': { params: { id: '$SERVICE_ID' }, refusals: [{ status: 404, code: 'not_found', again: true }] },
  'auditTrail.page': { query: { action: 'blocked', page: '0', size: '20' } },
  'auditTrail.export': { query: { search: 'demo.test' } },
  'storeUsers.list': { query: { user_id: 'demo-analyst', page: '0', size: '20' } },
  'storeUsers.put': { body: { email: '$EMAIL', permissions: ['viewable:insights_cl'] } },
  'storeUsers.self': {},
  'storeUsers.ecsAccount': {},
  'storeUsers.migrate': { body: { file: 'email,permissions\n$EMAIL,viewable:insights_pl\n' } },
  'storeUsers.find': self,
  'storeUsers.setPermissions': {
    params,
    body: { permissions: ['viewable:benchmarks'] },
    refusals: [unknownPerson],
  },
};
