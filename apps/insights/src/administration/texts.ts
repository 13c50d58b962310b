import type { Permission } from '@agency-insights/insights-api';
import type { AuditAction, PersonStatus } from '@agency-insights/insights-api/people';

/** Names of the permissions, the same on all pages and in the help. */
export const permissionNames: Readonly<Record<Permission, string>> = {
  'viewable:insights_pl': 'Personal lines',
  'viewable:insights_cl': 'Commercial lines',
  'viewable:benchmarks': 'Benchmarks',
};

/** Names of the states of an account. */
export const statusNames: Readonly<Record<PersonStatus, string>> = {
  active: 'Active',
  invited: 'Invited',
  blocked: 'Blocked',
};

/** Names of the actions of the audit trail. */
export const actionNames: Readonly<Record<AuditAction, string>> = {
  invited: 'Invited',
  password_link_created: 'Password link created',
  password_set: 'Password set',
  password_changed: 'Password changed',
  added: 'Added',
  invitation_taken_up: 'Invitation taken up',
  profile_changed: 'Profile changed',
  permissions_changed: 'Permissions changed',
  administrator_granted: 'Made an administrator',
  administrator_revoked: 'No longer an administrator',
  blocked: 'Blocked',
  unblocked: 'Unblocked',
  second_factor_added: 'Second factor added',
  second_factor_removed: 'Second factor removed',
  second_factor_reset: 'Second factor reset',
  recovery_codes_renewed: 'Recovery codes renewed',
  session_ended: 'Session ended',
  sessions_ended: 'Signed out everywhere',
  sign_in_refused: 'Sign-in refused',
  deleted: 'Deleted',
  relationships_changed: 'Access changed',
  model_added: 'Model added',
  model_activated: 'Model activated',
  assertions_changed: 'Assertions changed',
  store_created: 'Store created',
  store_deleted: 'Store deleted',
  entity_added: 'Entity added',
  entity_renamed: 'Entity renamed',
  service_created: 'Service created',
  service_rotated: 'Service secret renewed',
  service_revoked: 'Service revoked',
};

/** Kinds of second factors in words. */
export const factorNames: Readonly<Record<string, string>> = { totp: 'Authenticator app', passkey: 'Passkey' };
