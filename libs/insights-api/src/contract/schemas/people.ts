import { z } from 'zod';
import { addressNumber } from './addressNumber.ts';
import { cleanName } from './cleanName.ts';
import { permissionSchema, userSchema } from './identity.ts';

/** Max length of a first or last name, in characters. */
export const maxNameLength = 100;

/** An email address as people write it; no more than 254 characters, with an @ between two parts. */
export const emailSchema = z
  .string()
  .overwrite((text) => text.trim())
  .max(254)
  .regex(
    /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+$/u,
    'is not an email address like ann@example.com',
  );

const personName = z.string().overwrite(cleanName).max(maxNameLength);
const exchangeId = z.string().overwrite(cleanName).min(1).max(100).nullable();
const timestamp = z.iso.datetime();

/** What can be said of an account: it works, waits for its first password, or is blocked. */
export const personStatuses = ['active', 'invited', 'blocked'] as const;
/** State of a person's account. */
export type PersonStatus = (typeof personStatuses)[number];

/** A person in a list, as administrators see them. Times are ISO 8601. */
export const personSummarySchema = userSchema.omit({ authentication_methods: true }).extend({
  status: z.enum(personStatuses),
  created_at: timestamp,
  /** Null: has never signed in. */
  last_sign_in_at: timestamp.nullable(),
  /** When the link to set a password ends to work; null where none is open. */
  password_link_expires_at: timestamp.nullable(),
});
/** A person in a list, as administrators see them. */
export type PersonSummary = z.infer<typeof personSummarySchema>;
/** A person as administrators see them, with the kinds of their second factors. */
export const personSchema = personSummarySchema.extend({ authentication_methods: z.array(z.string()) });
/** A person as administrators see them. */
export type ManagedPerson = z.infer<typeof personSchema>;

/** The path parameters of the calls for one person. */
export const personParamsSchema = z.strictObject({ id: z.string().min(1).max(200) });

const page = addressNumber({ least: 0 }).optional();
const size = addressNumber({ least: 1, most: 100 }).optional();
const addressFlag = z.enum(['true', 'false']).transform((text) => text === 'true');
/** Ids separated by commas. */
const idList = z
  .string()
  .min(1)
  .max(4_000)
  .transform((text) => text.split(',').map((id) => id.trim()))
  .refine((ids) => ids.length <= 100, 'may have at most 100 ids')
  .refine((ids) => ids.every((id) => id !== ''), 'has an empty id');
const searchText = z.string().max(200);

/** By what people are sorted; `-` before the name: descending. */
export const personSorts = ['name', 'email', 'status', 'last_sign_in_at', 'created_at'] as const;
const sort = z.enum(personSorts.flatMap((name) => [name, `-${name}`] as const));

/** The query of `people.page`. */
export const peoplePageQuerySchema = z.strictObject({
  blocked: addressFlag.optional(),
  page,
  size,
  /** Part of a name or an email address. */
  search: searchText.optional(),
  status: z.enum(personStatuses).optional(),
  permission: permissionSchema.optional(),
  /** Whether only administrators are wanted, or all others. */
  administrator: addressFlag.optional(),
  sort: sort.optional(),
});
/** One page of people. */
export const peoplePageSchema = z.object({
  items: z.array(personSummarySchema),
  /** From 0. */
  page: z.int(),
  size: z.int(),
  total: z.int(),
});
/** One page of people, with how many there are in all. */
export type PeoplePage = z.infer<typeof peoplePageSchema>;

/** The path parameters of `people.search`. */
export const peopleSearchParamsSchema = z.strictObject({ search: searchText.min(1) });
/** The query of `people.search` and `people.listInsights`. */
export const pageQuerySchema = z.strictObject({ page, size });

/** The query of `people.list`: so many people from a token on, by email address. */
export const peopleListQuerySchema = z.strictObject({
  max_results: addressNumber({ least: 1, most: 1_000 }).optional(),
  page_token: z.string().min(1).max(600).optional(),
});
/** Some people, and where the next ones begin; null: these were the last. */
export const peopleListSchema = z.object({
  users: z.array(personSummarySchema),
  next_page_token: z.string().nullable(),
});

/** The query of `people.auth0List`. */
export const auth0ListQuerySchema = z.strictObject({ user_ids: idList.optional(), page, limit: size });
/** A person in Auth0's names. */
export const auth0UserSchema = z.object({
  user_id: z.string(),
  email: z.string(),
  name: z.string(),
  given_name: z.string(),
  family_name: z.string(),
  blocked: z.boolean(),
  created_at: timestamp,
  last_login: timestamp.nullable(),
});
/** One page of people in Auth0's names. */
export const auth0PageSchema = z.object({
  users: z.array(auth0UserSchema),
  start: z.int(),
  limit: z.int(),
  total: z.int(),
});
/** What changes of a person, in Auth0's names. */
export const auth0UpdateSchema = z
  .strictObject({
    given_name: personName.optional(),
    family_name: personName.optional(),
    blocked: z.boolean().optional(),
  })
  .refine(hasEntries, 'at least one of given_name, family_name, blocked is needed')
  .meta({ minProperties: 1 });

/** Whom to invite. */
export const inviteSchema = z.strictObject({
  email: emailSchema,
  first_name: personName.default(''),
  last_name: personName.default(''),
  permissions: z.array(permissionSchema).max(3).default([]),
  administrator: z.boolean().default(false),
  exchange_user_id: exchangeId.default(null),
  exchange_organization_id: exchangeId.default(null),
});
/** A link to set a password: shown once, kept nowhere. */
export const passwordLinkSchema = z.object({ url: z.string(), expires_at: timestamp });
/** A link to set a password. */
export type PasswordLink = z.infer<typeof passwordLinkSchema>;
/** The person who was invited, and the link; null where an outside provider keeps the passwords. */
export const invitationSchema = z.object({ user: personSchema, invitation: passwordLinkSchema.nullable() });
/** The person who was invited, and their link. */
export type Invitation = z.infer<typeof invitationSchema>;

const changeableSchema = z.strictObject({
  first_name: personName.optional(),
  last_name: personName.optional(),
  exchange_user_id: exchangeId.optional(),
  exchange_organization_id: exchangeId.optional(),
  permissions: z.array(permissionSchema).max(3).optional(),
  /** Whether the person administers people. */
  administrator: z.boolean().optional(),
});
/**
 * What changes of a person; what is left out stays. `expected`: what the caller knows of them; where a field of it has
 * another value by now, the answer is 409 `changed_meanwhile` and nothing changes.
 */
export const updatePersonSchema = changeableSchema
  .extend({ expected: changeableSchema.optional() })
  .refine(
    ({ expected: _expected, ...change }) => hasEntries(change),
    `at least one of ${Object.keys(changeableSchema.shape).join(', ')} is needed`,
  )
  .meta({ anyOf: Object.keys(changeableSchema.shape).map((name) => ({ required: [name] })) });
/** What changes of a person. */
export type PersonUpdate = z.infer<typeof updatePersonSchema>;
/** Fields of a person that can be changed. */
export type ChangeablePerson = z.infer<typeof changeableSchema>;

/** A sign-in that is alive. */
export const personSessionsSchema = z.object({
  items: z.array(
    z.object({
      /** `api`: begun by exchange-login and the like, without a browser. */
      kind: z.enum(['browser', 'api']),
      /** The browser or program, in a few words; null where it did not say. */
      device: z.string().nullable(),
      started_at: timestamp,
      last_seen_at: timestamp,
      /** Whether the call was made with it. */
      current: z.boolean(),
    }),
  ),
});
/** The sign-ins of a person that are alive. */
export type PersonSessions = z.infer<typeof personSessionsSchema>;

/** Calls beside `users/{id}` and `user/{id}`: as an id, each would hide its person. */
const pathNames = ['self', 'ecs-account', 'migrate-exchange-users'];
/** The id that a caller gives to a new person. It becomes part of addresses. */
const newUserId = z
  .string()
  .max(200)
  .regex(/^[\w-]+$/, 'may have letters, digits, hyphens and underscores alone')
  .refine((id) => !pathNames.includes(id), 'is the name of a call; use another id');

/** The body of `storeUsers.put`: a person to add, or to change by id or email address. */
export const putUserSchema = z.strictObject({
  user_id: newUserId.optional(),
  email: emailSchema,
  first_name: personName.optional(),
  last_name: personName.optional(),
  permissions: z.array(permissionSchema).max(3).optional(),
  exchange_user_id: exchangeId.optional(),
  exchange_organization_id: exchangeId.optional(),
});
/** The query of `storeUsers.list`. */
export const storeUsersQuerySchema = z.strictObject({ user_id: idList.optional(), page, size });
/** The body of `storeUsers.setPermissions`: all that the person may see from now on. */
export const setPermissionsSchema = z.strictObject({ permissions: z.array(permissionSchema).max(3) });
/** The caller's account at the exchange. */
export const ecsAccountSchema = z.object({
  user_id: z.string(),
  exchange_user_id: z.string().nullable(),
  exchange_organization_id: z.string().nullable(),
});
/** How many people a file brought: all of its lines, or none. */
export const migrationSchema = z.object({ added: z.int(), updated: z.int() });

/** The query of `identity.ownerMapping`. */
export const ownerMappingQuerySchema = z.strictObject({ carrier_ids: idList });
/** Who looks after each carrier's book: the people of the organization with the carrier's id. */
export const ownerMappingSchema = z.object({
  owners: z.record(z.string(), z.array(z.object({ user_id: z.string(), email: z.string(), display_name: z.string() }))),
});
/** How people sign in. */
export const connectionsSchema = z.object({
  connections: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      strategy: z.literal('oidc'),
      issuer: z.string(),
      embedded: z.boolean(),
    }),
  ),
});

function hasEntries(value: object): boolean {
  return Object.values(value).some((entry) => entry !== undefined);
}
