export type { PeopleEndpointId } from './contract/peopleAreaEndpoints.ts';
export type { AuditAction, AuditEntry, AuditPage } from './contract/schemas/auditTrail.ts';
export type {
  Invitation,
  ManagedPerson,
  PasswordLink,
  PeoplePage,
  PersonSessions,
  PersonStatus,
  PersonSummary,
  ChangeablePerson,
  PersonUpdate,
} from './contract/schemas/people.ts';
export {
  createPeople,
  type AuditFilters,
  type AuditQuery,
  type NewInvitation,
  type PeopleQuery,
  type PeopleResource,
} from './resources/people.ts';
