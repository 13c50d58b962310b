import type { Enrollment, Permission, SignedInUser } from '../contract/schemas/identity.ts';
import { permissionsEndpoints } from '../contract/tables/permissionsEndpoints.ts';
import { usersEndpoints } from '../contract/tables/usersEndpoints.ts';
import { type CallOptions, createEndpointCaller } from '../gateway/createEndpointCaller.ts';
import type { Gateway } from '../gateway/createGateway.ts';

/** The people of the product. */
export interface UsersResource {
  /** The signed-in person. */
  self(options?: CallOptions): Promise<SignedInUser>;
  /** Keeps the language and region that the signed-in person chose, such as `de-AT`. */
  setLanguage(language: string, options?: CallOptions): Promise<void>;
  /** Asks for an address where the signed-in person sets up a second factor. */
  enrollMfa(options?: CallOptions): Promise<Enrollment>;
}

/** What the signed-in person may do. */
export interface PermissionsResource {
  /** The person's permissions. */
  list(options?: CallOptions): Promise<Permission[]>;
}

/** Makes the people over a gateway. */
export function createUsers(gateway: Gateway): UsersResource {
  const call = createEndpointCaller(gateway, usersEndpoints);
  return {
    self: (options) => call('users.self', {}, options),
    setLanguage: async (language, options) => {
      await call('users.setLanguage', { body: { language } }, options);
    },
    enrollMfa: (options) => call('users.enrollMfa', {}, options),
  };
}

/** Makes the permissions over a gateway. */
export function createPermissions(gateway: Gateway): PermissionsResource {
  const call = createEndpointCaller(gateway, permissionsEndpoints);
  return { list: (options) => call('permissions.list', {}, options) };
}
