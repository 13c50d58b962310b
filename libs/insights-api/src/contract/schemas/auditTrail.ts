import { z } from 'zod';
import { addressNumber } from './addressNumber.ts';

/**
 * Recorded actions: administration of people, changes to own accounts, refused sign-ins, and the authorization store.
 */
export const auditActions = [
  'invited',
  'password_link_created',
  'password_set',
  'password_changed',
  'added',
  'invitation_taken_up',
  'profile_changed',
  'permissions_changed',
  'administrator_granted',
  'administrator_revoked',
  'blocked',
  'unblocked',
  'second_factor_added',
  'second_factor_removed',
  'second_factor_reset',
  'recovery_codes_renewed',
  'session_ended',
  'sessions_ended',
  'sign_in_refused',
  'deleted',
  'relationships_changed',
  'model_added',
  'model_activated',
  'assertions_changed',
  'store_created',
  'store_deleted',
  'entity_added',
  'entity_renamed',
  'service_created',
  'service_rotated',
  'service_revoked',
] as const;
/** A recorded action. */
export type AuditAction = (typeof auditActions)[number];

/** An entry of the trail; times are ISO 8601. */
export const auditEntrySchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** The actor: the email address of a person, or the name of a service or command. */
  actor: z.string(),
  action: z.enum(auditActions),
  /** The affected person, who may be deleted by now. Both are empty if there is none. */
  user_id: z.string(),
  email: z.string(),
  /** What changed, by name. */
  details: z.record(z.string(), z.unknown()),
});
/** One line of the trail. */
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Filters of entries. Default: all entries. */
const auditFilters = {
  user_id: z.string().min(1).max(200).optional(),
  action: z.enum(auditActions).optional(),
  /** Part of the email address of the actor or of the affected person. */
  search: z.string().max(200).optional(),
  /** First and last moment, inclusive. */
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
};
/** The query of `auditTrail.page`. */
export const auditPageQuerySchema = z.strictObject({
  ...auditFilters,
  page: addressNumber({ least: 0 }).optional(),
  size: addressNumber({ least: 1, most: 100 }).optional(),
});
/** The query of `auditTrail.export`. */
export const auditExportQuerySchema = z.strictObject(auditFilters);
/** One page of the trail, newest first. */
export const auditPageSchema = z.object({
  items: z.array(auditEntrySchema),
  page: z.int(),
  size: z.int(),
  total: z.int(),
});
/** One page of the trail, with the total number of entries. */
export type AuditPage = z.infer<typeof auditPageSchema>;
