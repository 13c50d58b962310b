import { z } from 'zod';

const secretText = z.string().min(1).max(4_000);
const password = z.string().min(1).max(200);

/** The body of `identity.exchangeLogin`; the user name is an email address or the person's id at the exchange. */
export const exchangeLoginSchema = z.strictObject({ username: z.string().min(1).max(254), password });
/** The body of `identity.signIn`. */
export const identitySignInSchema = z.strictObject({ email: z.string().min(1).max(254), password });
/** The body of `identity.exchangeLoginAuth0`: an ID token of the provider. */
export const exchangeTokenSchema = z.strictObject({ token: z.string().min(1).max(16_000) });
/** The query of `identity.refresh`. */
export const refreshQuerySchema = z.strictObject({ refresh_token: secretText });
/** Tokens in the names of RFC 6749. */
export const tokensSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  /** Seconds. */
  expires_in: z.int(),
  /** What a service may do, separated by blanks; absent for people. */
  scope: z.string().optional(),
  /** Absent for services. */
  refresh_token: z.string().optional(),
});

/** The body of the calls that verify a token; `expectedScope` is a permission that it must open. */
export const verifyTokenSchema = z.strictObject({
  token: z.string().min(1).max(16_000),
  expectedScope: z.string().min(1).max(200).optional(),
});
/** State of a token, in the names of RFC 7662; only a valid token has fields besides `active`. */
export const verifiedTokenSchema = z.object({
  active: z.boolean(),
  sub: z.string().optional(),
  email: z.string().optional(),
  /** Permissions, separated by blanks. */
  scope: z.string().optional(),
});

/** The form of `identity.auth0Token`; `force` renews the provider's tokens first. */
export const auth0TokenFormSchema = z.strictObject({ force: z.enum(['true', 'false']).optional() });
/** The form of `identity.oauthToken`. */
export const oauthTokenFormSchema = z.looseObject({
  grant_type: z.string().min(1).max(100),
  client_id: z.string().max(200).optional(),
  client_secret: z.string().max(4_000).optional(),
  refresh_token: secretText.optional(),
});

/** The body of `identity.resetPassword`: the affected person. Default: the caller. */
export const resetPasswordSchema = z.strictObject({ user_id: z.string().min(1).max(200).optional() });
/** The body of `identity.updateClaims`: the new names, and the affected person. Default: the caller. */
export const updateClaimsSchema = z
  .strictObject({
    user_id: z.string().min(1).max(200).optional(),
    first_name: z.string().max(100).optional(),
    last_name: z.string().max(100).optional(),
  })
  .refine((b) => b.first_name !== undefined || b.last_name !== undefined, 'first_name or last_name is needed')
  .meta({ anyOf: [{ required: ['first_name'] }, { required: ['last_name'] }] });
