import type { Permission } from '@agency-insights/insights-api/contract';
import { ApiProblem } from './ApiProblem.ts';
import type { Person } from './Person.ts';

/** The caller: a signed-in user, or a service with its own credentials. */
export type Caller =
  | {
      kind: 'person';
      person: Person;
      /** Whether the user administers users. */
      administrator: boolean;
      /** Hash of the session's id. */
      sessionHash: string;
    }
  | {
      kind: 'service';
      clientId: string;
      name: string;
      /** Whether the service has an administrator's rights. */
      administrator: boolean;
      permissions: readonly Permission[];
    };

/**
 * Identifies the caller. Throws an ApiProblem 401 without valid credentials. `clientHeaders`: whether to accept a
 * service's headers.
 */
export type Identify = (request: Request, options?: { clientHeaders?: boolean }) => Promise<Caller>;

/** Whether a caller may administer users. */
export function isAdministrator(caller: Caller): boolean {
  return caller.administrator;
}

/** Returns the permissions of a caller. */
export function permissionsOf(caller: Caller): readonly Permission[] {
  return caller.kind === 'person' ? caller.person.permissions : caller.permissions;
}

/** Throws a 403 unless the caller may administer users. */
export function requireAdministrator(caller: Caller): void {
  if (!isAdministrator(caller)) throw forbidden('Only administrators may do this.');
}

/** Throws a 403 unless the call concerns the caller, or the caller may administer users. */
export function requireSelfOrAdministrator(caller: Caller, userId: string): void {
  if (caller.kind === 'person' && caller.person.id === userId) return;
  if (!isAdministrator(caller)) throw forbidden('Only administrators may do this for another person.');
}

/** Returns the calling user's id. Throws a 400 for a service, which must name a user. */
export function ownId(caller: Caller): string {
  if (caller.kind === 'person') return caller.person.id;
  const message = 'is missing; a service must name the person whom the call is about';
  throw new ApiProblem(400, 'invalid_request', `The body is not valid: user_id ${message}.`, [
    { path: 'user_id', message },
  ]);
}

function forbidden(message: string): ApiProblem {
  return new ApiProblem(403, 'forbidden', message);
}
