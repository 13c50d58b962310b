import { z } from 'zod';
import { cleanName, isVisible } from './cleanName.ts';

/** What a service may be allowed: what administrators may, and to search the lines that it may see. */
export const serviceScopes = ['administration', 'viewable:insights_pl', 'viewable:insights_cl'] as const;
/** One thing that a service may be allowed. */
export type ServiceScope = (typeof serviceScopes)[number];
/** What a service may do: at least one thing, each once. */
export const serviceScopesSchema = z
  .array(z.enum(serviceScopes))
  .min(1)
  .max(serviceScopes.length)
  .refine((scopes) => new Set(scopes).size === scopes.length, 'must name each scope once');

/** Credentials of a program, without their secret. Times are ISO 8601. */
export const serviceCredentialSchema = z.object({
  client_id: z.string(),
  name: z.string(),
  scopes: serviceScopesSchema,
  /** Who made them. */
  created_by: z.string(),
  created_at: z.iso.datetime(),
  /** When a token was last asked for; null: never. */
  last_used_at: z.iso.datetime().nullable(),
  /** Until when the secret before the last rotation works; null: none does. */
  previous_secret_until: z.iso.datetime().nullable(),
});
/** Credentials of a program, without their secret. */
export type ServiceCredential = z.infer<typeof serviceCredentialSchema>;
/** The answer of `services.list`, by name. */
export const serviceCredentialsSchema = z.object({ items: z.array(serviceCredentialSchema) });

/** The body of `services.create`. */
export const createServiceCredentialSchema = z.strictObject({
  name: z.string().overwrite(cleanName).max(100).refine(isVisible, 'give the service a name'),
  scopes: serviceScopesSchema,
});
/** A service to make credentials for. */
export type NewServiceCredential = z.infer<typeof createServiceCredentialSchema>;
/** New credentials: the secret is in this answer alone. */
export const serviceSecretSchema = z.object({ credential: serviceCredentialSchema, client_secret: z.string() });
/** New credentials with their secret. */
export type ServiceSecret = z.infer<typeof serviceSecretSchema>;
/** The path parameters of the calls for one service: its client id. */
export const serviceParamsSchema = z.strictObject({ id: z.string().min(1).max(100) });
