import type { EndpointSchema } from './endpointSchemas.ts';
import type { PeopleEndpointId } from './peopleAreaEndpoints.ts';
import { auditExportQuerySchema, auditPageQuerySchema, auditPageSchema } from './schemas/auditTrail.ts';
import * as people from './schemas/people.ts';
import * as services from './schemas/services.ts';
import * as tokens from './schemas/tokens.ts';

const person = people.personSchema;
const params = people.personParamsSchema;
const login = { response: tokens.tokensSchema };
const verify = { body: tokens.verifyTokenSchema, response: tokens.verifiedTokenSchema };

/** The zod schemas of identity and the administration of people. */
export const peopleEndpointSchemas = {
  'identity.exchangeLogin': { ...login, body: tokens.exchangeLoginSchema },
  'identity.signIn': { ...login, body: tokens.identitySignInSchema },
  'identity.exchangeLoginAuth0': { ...login, body: tokens.exchangeTokenSchema },
  'identity.refresh': { ...login, query: tokens.refreshQuerySchema },
  'identity.oauthToken': { ...login, body: tokens.oauthTokenFormSchema },
  'identity.auth0Token': { ...login, body: tokens.auth0TokenFormSchema },
  'identity.verifyToken': verify,
  'identity.verifyInsightsToken': verify,
  'identity.verifyBenchmarksToken': verify,
  'identity.resetPassword': { body: tokens.resetPasswordSchema, response: people.passwordLinkSchema },
  'identity.updateClaims': { body: tokens.updateClaimsSchema, response: person },
  'identity.connections': { response: people.connectionsSchema },
  'identity.ownerMapping': { query: people.ownerMappingQuerySchema, response: people.ownerMappingSchema },
  'people.page': { query: people.peoplePageQuerySchema, response: people.peoplePageSchema },
  'people.search': {
    params: people.peopleSearchParamsSchema,
    query: people.pageQuerySchema,
    response: people.peoplePageSchema,
  },
  'people.list': { query: people.peopleListQuerySchema, response: people.peopleListSchema },
  'people.listInsights': { query: people.pageQuerySchema, response: people.peoplePageSchema },
  'people.find': { params, response: person },
  'people.update': { params, body: people.updatePersonSchema, response: person },
  'people.remove': { params },
  'people.block': { params, response: person },
  'people.unblock': { params, response: person },
  'people.resetMfa': { params, response: person },
  'people.sessions': { params, response: people.personSessionsSchema },
  'people.endSessions': { params },
  'people.auth0List': { query: people.auth0ListQuerySchema, response: people.auth0PageSchema },
  'people.invite': { body: people.inviteSchema, response: people.invitationSchema },
  'people.auth0Update': { params, body: people.auth0UpdateSchema, response: people.auth0UserSchema },
  'services.list': { response: services.serviceCredentialsSchema },
  'services.create': { body: services.createServiceCredentialSchema, response: services.serviceSecretSchema },
  'services.rotate': { params: services.serviceParamsSchema, response: services.serviceSecretSchema },
  'services.revoke': { params: services.serviceParamsSchema },
  'auditTrail.page': { query: auditPageQuerySchema, response: auditPageSchema },
  'auditTrail.export': { query: auditExportQuerySchema },
  'storeUsers.list': { query: people.storeUsersQuerySchema, response: people.peoplePageSchema },
  'storeUsers.put': { body: people.putUserSchema, response: person },
  'storeUsers.self': { response: person },
  'storeUsers.ecsAccount': { response: people.ecsAccountSchema },
  'storeUsers.migrate': { response: people.migrationSchema },
  'storeUsers.find': { params, response: person },
  'storeUsers.setPermissions': { params, body: people.setPermissionsSchema, response: person },
} as const satisfies Record<PeopleEndpointId, EndpointSchema>;
