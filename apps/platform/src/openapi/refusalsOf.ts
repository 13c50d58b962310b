import { type Endpoint, type EndpointId, endpoints, takesIdempotencyKey } from '@agency-insights/insights-api/contract';
import { type CallError, callErrors } from '../api-docs/callErrors.ts';
import { callExamples } from '../api-docs/callExamples.ts';
import { takesToken } from '../endpoints/takesToken.ts';

/** Refusals of calls that read the policy data. */
const ofData: readonly CallError[] = [
  { status: 429, code: 'too_many_questions' },
  { status: 503, code: 'no_data_set' },
  { status: 503, code: 'outdated_data_set' },
  { status: 503, code: 'damaged_data_set' },
  { status: 503, code: 'data_engine_unavailable' },
  { status: 503, code: 'data_engine_timeout' },
];

/** Refusals of calls that check a password. */
const ofPasswords: readonly CallError[] = [
  { status: 403, code: 'mfa_required' },
  { status: 429, code: 'too_many_attempts' },
  { status: 503, code: 'provider_unavailable' },
];

const ofExports: readonly CallError[] = [
  { status: 429, code: 'too_many_exports' },
  { status: 429, code: 'export_space_used' },
];

const tooManyRequests: readonly CallError[] = [{ status: 429, code: 'too_many_requests' }];
const noProvider: readonly CallError[] = [{ status: 503, code: 'provider_unavailable' }];
const noLooker: readonly CallError[] = [{ status: 502, code: 'dashboards_unavailable' }];

/** Refusals of single calls without an example, because they need another state of the platform. */
const ofSingleCalls: Partial<Record<EndpointId, readonly CallError[]>> = {
  'identity.exchangeLogin': ofPasswords,
  'identity.signIn': ofPasswords,
  'identity.exchangeLoginAuth0': noProvider,
  'identity.refresh': noProvider,
  'identity.auth0Token': noProvider,
  'identity.oauthToken': tooManyRequests,
  'identity.resetPassword': conflicts('blocked', 'passwords_elsewhere'),
  'looker.runExport': ofExports,
  'looker.exportFile': conflicts('not_ready'),
  'looker.scheduleExport': conflicts('limit_reached'),
  'looker.acquireEmbedSession': [...tooManyRequests, ...noLooker],
  'looker.generateEmbedTokens': [...tooManyRequests, ...noLooker],
  'looker.ssoUrlFromToken': noLooker,
  'looker.embedAuth': noLooker,
  'embed.session': tooManyRequests,
  'savedFilters.create': conflicts('limit_reached'),
  'savedFilters.update': conflicts('name_taken'),
  'users.enrollMfa': [...conflicts('managed_by_provider', 'sign_in_first'), ...noProvider],
  'people.update': conflicts('last_administrator'),
  'people.remove': conflicts('last_administrator'),
  'people.block': conflicts('last_administrator'),
  'people.resetMfa': [...conflicts('managed_by_provider', 'sign_in_first'), ...noProvider],
  'storeUsers.put': conflicts('email_differs', 'email_taken'),
  'storeUsers.migrate': [
    { status: 400, code: 'refused_lines' },
    { status: 400, code: 'too_many_lines' },
  ],
  'session.signin': [{ status: 404, code: 'not_found' }, ...noProvider],
  'clientLog.write': tooManyRequests,
};

/** Refusals of authorization store calls that name a store, and a model or its types and relations. */
const ofStores: readonly CallError[] = [
  { status: 400, code: 'validation_error' },
  { status: 400, code: 'type_not_found' },
  { status: 400, code: 'relation_not_found' },
  { status: 400, code: 'invalid_tuple' },
  { status: 404, code: 'store_id_not_found' },
  { status: 409, code: 'latest_authorization_model_not_found' },
];
const ofPages: readonly CallError[] = [
  { status: 400, code: 'invalid_continuation_token' },
  { status: 404, code: 'store_id_not_found' },
];
const ofModels: readonly CallError[] = [
  ...ofStores,
  { status: 400, code: 'invalid_authorization_model' },
  { status: 409, code: 'exceeded_entity_limit' },
];
const ofWrites: readonly CallError[] = [
  ...ofStores,
  { status: 400, code: 'cannot_allow_duplicate_tuples_in_one_request' },
  { status: 409, code: 'last_administrator' },
];

/** Refusals of the calls of the authorization store. */
const ofAuthorization: Readonly<Record<string, readonly CallError[]>> = {
  'authorization.listStores': [{ status: 400, code: 'invalid_continuation_token' }],
  'authorization.createStore': [],
  'authorization.deleteStore': [],
  'authorization.listModels': ofPages,
  'authorization.createModel': ofModels,
  'authorization.getModel': ofPages.slice(1),
  'authorization.activateModel': ofModels,
  'authorization.createRelationship': ofWrites,
  'authorization.deleteRelationship': ofWrites,
  'authorization.createRelationships2': ofWrites,
  'authorization.deleteRelationships2': ofWrites,
  'authorization.query': [...ofStores, ...ofPages],
  'authorization.getTupleValues': [...ofStores, ...ofPages],
};

/** Returns the refusals of a call by status and code, besides the examples in `callExamples`. */
export function refusalsOf(id: EndpointId): CallError[] {
  const endpoint: Endpoint = endpoints[id];
  const errors: CallError[] = [
    ...callErrors(id),
    ...(ofSingleCalls[id] ?? []),
    ...(id.startsWith('authorization.') ? (ofAuthorization[id] ?? ofStores) : []),
    { status: 400, code: 'invalid_request' },
    { status: 500, code: 'internal_error' },
    { status: 503, code: 'unavailable' },
    { status: 503, code: 'disk_full' },
  ];
  const { auth, encoding, answer } = endpoint;
  if (encoding !== 'none')
    errors.push({ status: 413, code: 'body_too_large' }, { status: 415, code: 'unsupported_media_type' });
  if (answer === 'result-set') errors.push({ status: 406, code: 'not_acceptable' });
  if (callExamples[id].needs !== undefined || id.startsWith('dashboards.')) errors.push(...ofData);
  if (auth === 'caller' || auth === 'administrator') errors.push({ status: 429, code: 'too_many_requests' });
  if (takesToken(endpoint) && takesIdempotencyKey(endpoint))
    errors.push({ status: 409, code: 'request_under_way' }, { status: 422, code: 'key_reused' });
  const unique = new Map(errors.map((error) => [`${error.status} ${error.code}`, error]));
  return [...unique].sort(([a], [b]) => a.localeCompare(b)).map(([, error]) => error);
}

function conflicts(...codes: readonly string[]): CallError[] {
  return codes.map((code) => ({ status: 409, code }));
}
