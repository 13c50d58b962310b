import { z } from 'zod';

/** The NextAuth v4 session shape; an empty object when no user is signed in. */
export const sessionSchema = z.object({
  user: z.object({ email: z.string(), name: z.string() }),
  /** Expiry of the session without activity, ISO 8601. */
  expires: z.iso.datetime(),
  accessToken: z.string(),
  /** Max idle time, seconds. */
  idleTimeoutSeconds: z.int(),
  /** End of the access token, seconds since the epoch. */
  accessTokenExpiresAt: z.int(),
  currentUserId: z.string(),
});
/** The answer of `session.get` and `session.update`: the session, or an empty object. */
export const sessionResponseSchema = z.union([sessionSchema, z.strictObject({})]);
/** The answer of `session.csrf`. */
export const csrfResponseSchema = z.object({ csrfToken: z.string() });
/** The answer of `session.providers`: the ways to sign in, by id. */
export const providersResponseSchema = z.record(
  z.string(),
  z.object({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    signinUrl: z.string(),
    callbackUrl: z.string(),
  }),
);
/** The path parameters of the calls for one provider. */
export const providerParamsSchema = z.strictObject({ provider: z.string().min(1).max(60) });
const formText = z.string().max(4_000);
/** The form of `session.signin`; fields besides these are allowed. */
export const signinFormSchema = z.looseObject({
  csrfToken: formText,
  callbackUrl: formText.optional(),
  json: formText.optional(),
});
/** The form of `session.signout`; fields besides these are allowed. */
export const signoutFormSchema = z.looseObject({
  csrfToken: formText,
  callbackUrl: formText.optional(),
  json: formText.optional(),
});
/** The body of next-auth's `update()`: a token and the caller's data. */
export const sessionUpdateSchema = z.looseObject({ csrfToken: formText, data: z.unknown().optional() });
/** An OpenAPI 3.1 document. */
export const openapiDocumentSchema = z.record(z.string(), z.unknown());
/** The answer of `session.signin` and `session.signout`: the address to go to. */
export const urlResponseSchema = z.object({ url: z.string() });
/** A client's log entry, sent by beacon; the field names are those of next-auth's client. */
export const clientLogFormSchema = z.strictObject({
  level: z.enum(['error', 'warn', 'info', 'debug']),
  code: z.string().max(200),
  message: z.string().max(8_000).optional(),
  url: z.string().max(4_000).optional(),
  stack: z.string().max(16_000).optional(),
  name: z.string().max(200).optional(),
  error: z.string().max(8_000).optional(),
  client: z.string().max(20).optional(),
});
/** The session of a signed-in person in the shape of NextAuth v4. */
export type Session = z.infer<typeof sessionSchema>;
