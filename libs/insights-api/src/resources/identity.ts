import type { Enrollment, Permission, SignedInUser } from '../contract/schemas/identity.ts';
import type { CallOptions, EndpointCaller } from '../gateway/createEndpointCaller.ts';

/** The people of the product. */
export interface UsersResource {
  /** The signed-in person. */
  self(options?: CallOptions): Promise<SignedInUser>;
  /** Asks for an address where the signed-in person sets up a second factor. */
  enrollMfa(options?: CallOptions): Promise<Enrollment>;
}

/** What the signed-in person may do. */
export interface PermissionsResource {
  /** The person's permissions. */
  list(options?: CallOptions): Promise<Permission[]>;
}

/** Makes the people over an endpoint caller. */
export function createUsers(call: EndpointCaller): UsersResource {
  return {
    self: (options) => call('users.self', {}, options),
    enrollMfa: (options) => call('users.enrollMfa', {}, options),
  };
}

/** Makes the permissions over an endpoint caller. */
export function createPermissions(call: EndpointCaller): PermissionsResource {
  return { list: (options) => call('permissions.list', {}, options) };
}
