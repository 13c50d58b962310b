import type { z } from 'zod';
import type { EndpointId } from './endpoints.ts';
import { authorizationEndpointSchemas } from './authorizationEndpointSchemas.ts';
import { peopleEndpointSchemas } from './peopleEndpointSchemas.ts';
import { agencySummaryParamsSchema, agencySummarySchema } from './schemas/agencySummary.ts';
import {
  agencyTileParamsSchema,
  agencyTileRequestSchema,
  countAgenciesRequestSchema,
  countAgenciesResponseSchema,
  tileAnswerSchema,
} from './schemas/dashboards.ts';
import { benchmarkTileParamsSchema, benchmarkTileRequestSchema } from './schemas/benchmarks.ts';
import {
  embedAddressSchema,
  embedAuthQuerySchema,
  embedSessionRequestSchema,
  embedSessionSchema,
  embedSessionTokensSchema,
  embedTokensSchema,
  generateEmbedTokensSchema,
  ssoUrlRequestSchema,
  ssoUrlSchema,
} from './schemas/embed.ts';
import { enrollmentSchema, languageSchema, permissionsResponseSchema, signedInUserSchema } from './schemas/identity.ts';
import {
  exportFileParamsSchema,
  exportTasksSchema,
  removeExportParamsSchema,
  runExportRequestSchema,
  runExportResponseSchema,
  scheduledExportParamsSchema,
  scheduledExportSchema,
  scheduledExportsSchema,
  scheduleExportRequestSchema,
  taskStatusRequestSchema,
  taskStatusResponseSchema,
} from './schemas/exports.ts';
import { runQueryParametersSchema, runQueryRequestSchema, runQueryResponseSchema } from './schemas/looker.ts';
import {
  naicsSuggestParamsSchema,
  naicsSuggestQuerySchema,
  naicsSuggestResponseSchema,
  naicsSummaryParamsSchema,
  naicsSummaryResponseSchema,
  suggestGroupsQuerySchema,
  summaryGroupsQuerySchema,
} from './schemas/naics.ts';
import {
  accountRowsSchema,
  agencyRowsSchema,
  findAgenciesRequestSchema,
  listAccountsRequestSchema,
} from './schemas/resultSets.ts';
import {
  createSavedFilterSchema,
  savedFilterPageSchema,
  savedFilterParamsSchema,
  savedFilterSchema,
  savedFiltersQuerySchema,
  updateSavedFilterSchema,
} from './schemas/savedFilters.ts';
import {
  clientLogFormSchema,
  csrfResponseSchema,
  openapiDocumentSchema,
  providerParamsSchema,
  providersResponseSchema,
  sessionResponseSchema,
  sessionUpdateSchema,
  signinFormSchema,
  signoutFormSchema,
  urlResponseSchema,
} from './schemas/session.ts';

/** Request and response schemas of a call; missing parts are left out. */
export interface EndpointSchema {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response?: z.ZodType;
}

/** The zod schemas of every row of the endpoint table: the server validates with them, the client takes its types from them. */
export const endpointSchemas = {
  'resultSets.findAgencies': { body: findAgenciesRequestSchema, response: agencyRowsSchema },
  'resultSets.listAgenciesAccounts': { body: listAccountsRequestSchema, response: accountRowsSchema },
  'agencies.summary': { params: agencySummaryParamsSchema, response: agencySummarySchema },
  'looker.runQuery': {
    query: runQueryParametersSchema,
    body: runQueryRequestSchema,
    response: runQueryResponseSchema,
  },
  'looker.runExport': { body: runExportRequestSchema, response: runExportResponseSchema },
  'looker.taskStatus': { body: taskStatusRequestSchema, response: taskStatusResponseSchema },
  'looker.exportFile': { params: exportFileParamsSchema },
  'looker.listExports': { response: exportTasksSchema },
  'looker.removeExport': { params: removeExportParamsSchema },
  'looker.scheduleExport': { body: scheduleExportRequestSchema, response: scheduledExportSchema },
  'looker.listScheduledExports': { response: scheduledExportsSchema },
  'looker.cancelScheduledExport': { params: scheduledExportParamsSchema },
  'looker.ssoUrlFromToken': { body: ssoUrlRequestSchema, response: ssoUrlSchema },
  'looker.embedAuth': { query: embedAuthQuerySchema, response: embedAddressSchema },
  'looker.acquireEmbedSession': { response: embedSessionTokensSchema },
  'looker.generateEmbedTokens': { body: generateEmbedTokensSchema, response: embedTokensSchema },
  'embed.session': { body: embedSessionRequestSchema, response: embedSessionSchema },
  'dashboards.agencyTile': {
    params: agencyTileParamsSchema,
    body: agencyTileRequestSchema,
    response: tileAnswerSchema,
  },
  'dashboards.countAgencies': { body: countAgenciesRequestSchema, response: countAgenciesResponseSchema },
  'dashboards.benchmarkTile': {
    params: benchmarkTileParamsSchema,
    body: benchmarkTileRequestSchema,
    response: tileAnswerSchema,
  },
  'naics.suggest': {
    params: naicsSuggestParamsSchema,
    query: naicsSuggestQuerySchema,
    response: naicsSuggestResponseSchema,
  },
  'naics.summary': { params: naicsSummaryParamsSchema, response: naicsSummaryResponseSchema },
  'askkodiak.suggestGroups': { query: suggestGroupsQuerySchema, response: naicsSuggestResponseSchema },
  'askkodiak.summaryGroups': { query: summaryGroupsQuerySchema, response: naicsSummaryResponseSchema },
  'savedFilters.list': { query: savedFiltersQuerySchema, response: savedFilterPageSchema },
  'savedFilters.create': { body: createSavedFilterSchema, response: savedFilterSchema },
  'savedFilters.update': {
    params: savedFilterParamsSchema,
    body: updateSavedFilterSchema,
    response: savedFilterSchema,
  },
  'savedFilters.remove': { params: savedFilterParamsSchema },
  'users.self': { response: signedInUserSchema },
  'users.setLanguage': { body: languageSchema },
  'users.enrollMfa': { response: enrollmentSchema },
  'permissions.list': { response: permissionsResponseSchema },
  'session.get': { response: sessionResponseSchema },
  'session.update': { body: sessionUpdateSchema, response: sessionResponseSchema },
  'session.csrf': { response: csrfResponseSchema },
  'session.providers': { response: providersResponseSchema },
  'session.signinPage': {},
  'session.signin': { params: providerParamsSchema, body: signinFormSchema, response: urlResponseSchema },
  'session.callback': { params: providerParamsSchema },
  'session.signout': { body: signoutFormSchema, response: urlResponseSchema },
  'session.signoutPage': {},
  'session.signoutAddress': {},
  'session.error': {},
  'clientLog.write': { body: clientLogFormSchema },
  'openapi.document': { response: openapiDocumentSchema },
  ...peopleEndpointSchemas,
  ...authorizationEndpointSchemas,
} as const satisfies Record<EndpointId, EndpointSchema>;

type Part<K extends EndpointId, P extends keyof EndpointSchema> =
  (typeof endpointSchemas)[K] extends Record<P, infer S extends z.ZodType> ? S : undefined;
type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
type In<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What the server's handler of a call receives, after validation. */
export interface EndpointInput<K extends EndpointId> {
  params: Out<Part<K, 'params'>>;
  query: Out<Part<K, 'query'>>;
  body: Out<Part<K, 'body'>>;
}
/** What the client passes to a call, before validation. */
export interface EndpointArguments<K extends EndpointId> {
  params: In<Part<K, 'params'>>;
  query: In<Part<K, 'query'>>;
  body: In<Part<K, 'body'>>;
}
/** The JSON response of a call. */
export type EndpointResponse<K extends EndpointId> = Out<Part<K, 'response'>>;
