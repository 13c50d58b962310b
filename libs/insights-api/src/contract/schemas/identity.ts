import { z } from 'zod';

/** The permissions that the product knows. */
export const permissions = ['viewable:insights_pl', 'viewable:insights_cl', 'viewable:benchmarks'] as const;
/** One permission; refuses any other text. */
export const permissionSchema = z.enum(permissions);
/** A permission that the product knows. */
export type Permission = z.infer<typeof permissionSchema>;
/** The answer of `permissions.list`: the signed-in person's permissions. */
export const permissionsResponseSchema = z.array(permissionSchema);

/** The roles that the product knows. */
export const roles = ['platform:insights#administrator'] as const;
/** A role that the product knows. */
export type Role = (typeof roles)[number];

/** A person and what they may see. */
export const userSchema = z.object({
  user_id: z.string(),
  email: z.string(),
  display_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  blocked: z.boolean(),
  permissions: z.array(permissionSchema),
  roles: z.array(z.enum(roles)),
  /** Kinds of the person's second factors, such as `totp`; empty: none is set up. */
  authentication_methods: z.array(z.string()),
  exchange_user_id: z.string().nullable(),
  exchange_organization_id: z.string().nullable(),
});
/** A person and what they may see. */
export type User = z.infer<typeof userSchema>;

/** The answer of `users.self`: the signed-in person, as the identity provider knows them too. */
export const signedInUserSchema = userSchema.extend({
  /** Id of the person at the identity provider; null: they have not signed in through it. */
  provider_user_id: z.string().nullable(),
  /** BCP 47 tag of the language and the region that the person chose, such as `de-AT`; null: none was chosen. */
  language: z.string().nullable(),
});
/** The signed-in person. */
export type SignedInUser = z.infer<typeof signedInUserSchema>;

/** The body of `users.setLanguage`. */
export const languageSchema = z.strictObject({
  /** BCP 47 tag of a language and a region. */
  language: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/, 'must be a tag of language and region, such as de-AT'),
});

/** The answer of `users.enrollMfa`. */
export const enrollmentSchema = z.object({
  /** Where the second factor is set up; opened in the browser of the person. */
  enrollment_url: z.url(),
});
/** Where a second factor is set up. */
export type Enrollment = z.infer<typeof enrollmentSchema>;
