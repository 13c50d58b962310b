import type { Endpoint } from '../contract/Endpoint.ts';
import type { EndpointArguments } from '../contract/endpointSchemas.ts';
import { auditTrailEndpoints } from '../contract/tables/auditTrailEndpoints.ts';
import { identityEndpoints } from '../contract/tables/identityEndpoints.ts';
import { peopleEndpoints } from '../contract/tables/peopleEndpoints.ts';
import type { AuditPage } from '../contract/schemas/auditTrail.ts';
import type {
  Invitation,
  ManagedPerson,
  PasswordLink,
  PeoplePage,
  PersonSessions,
  PersonUpdate,
} from '../contract/schemas/people.ts';
import { type CallOptions, createEndpointCaller, endpointPath } from '../gateway/createEndpointCaller.ts';
import type { Gateway } from '../gateway/createGateway.ts';

/** Which people are wanted: a page, a search, filters and an order. */
export type PeopleQuery = EndpointArguments<'people.page'>['query'];
/** Whom to invite, and with what. */
export type NewInvitation = EndpointArguments<'people.invite'>['body'];
/** Which lines of the audit trail are wanted. */
export type AuditQuery = EndpointArguments<'auditTrail.page'>['query'];
/** Which lines of the audit trail a file is wanted of. */
export type AuditFilters = EndpointArguments<'auditTrail.export'>['query'];

/**
 * The administration of people. Callers without the administrator's right get an HttpError `forbidden`. Removing the
 * last administrator is refused as `last_administrator`, locking oneself out as `own_account`.
 */
export interface PeopleResource {
  /** A page of people. */
  page(query?: PeopleQuery, options?: CallOptions): Promise<PeoplePage>;
  find(id: string, options?: CallOptions): Promise<ManagedPerson>;
  /** Invites a person. The link to set a password is in the answer alone. */
  invite(person: NewInvitation, options?: CallOptions): Promise<Invitation>;
  /** Creates a new link to set a password; earlier ones end. */
  createPasswordLink(id: string, options?: CallOptions): Promise<PasswordLink>;
  update(id: string, change: PersonUpdate, options?: CallOptions): Promise<ManagedPerson>;
  /** Blocks a person: their sessions, exports and embedded dashboards end. */
  block(id: string, options?: CallOptions): Promise<ManagedPerson>;
  unblock(id: string, options?: CallOptions): Promise<ManagedPerson>;
  /** Removes a person's second factors and signs them out. */
  resetMfa(id: string, options?: CallOptions): Promise<ManagedPerson>;
  sessions(id: string, options?: CallOptions): Promise<PersonSessions>;
  /** Signs a person out everywhere. */
  endSessions(id: string, options?: CallOptions): Promise<void>;
  /** Deletes a person with everything that they saved. */
  remove(id: string, options?: CallOptions): Promise<void>;
  /** A page of what was done to whom, newest first. */
  auditTrail(query?: AuditQuery, options?: CallOptions): Promise<AuditPage>;
  /** The audit trail as a csv file. */
  exportAuditTrail(filters?: AuditFilters, options?: CallOptions): Promise<Blob>;
}

/** Makes the administration of people over a client's gateway; apart from `createInsightsApi`, for the few who need it. */
export function createPeople(gateway: Gateway): PeopleResource {
  const call = createEndpointCaller(gateway, { ...identityEndpoints, ...peopleEndpoints, ...auditTrailEndpoints });
  const of = (id: string): { params: { id: string } } => ({ params: { id } });
  return {
    page: (query = {}, options) => call('people.page', { query }, options),
    find: (id, options) => call('people.find', of(id), options),
    invite: (body, options) => call('people.invite', { body }, options),
    createPasswordLink: (id, options) => call('identity.resetPassword', { body: { user_id: id } }, options),
    update: (id, body, options) => call('people.update', { ...of(id), body }, options),
    block: (id, options) => call('people.block', of(id), options),
    unblock: (id, options) => call('people.unblock', of(id), options),
    resetMfa: (id, options) => call('people.resetMfa', of(id), options),
    sessions: (id, options) => call('people.sessions', of(id), options),
    async endSessions(id, options) {
      await call('people.endSessions', of(id), options);
    },
    async remove(id, options) {
      await call('people.remove', of(id), options);
    },
    auditTrail: (query = {}, options) => call('auditTrail.page', { query }, options),
    async exportAuditTrail(query = {}, options = {}) {
      const endpoint: Endpoint = auditTrailEndpoints['auditTrail.export'];
      const path = endpointPath(endpoint, { query });
      const response = await gateway.send({ path, headers: { accept: 'text/csv' }, ...options });
      return response.blob();
    },
  };
}
