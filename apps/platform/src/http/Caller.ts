import type { Permission } from '@agency-insights/insights-api/contract';
import { ApiProblem } from './ApiProblem.ts';
import type { Person } from './Person.ts';

/** Who makes a call: a person who is signed in, or a service with credentials of its own. */
export type Caller =
  | {
      kind: 'person';
      person: Person;
      /** Whether the person administers people. */
      administrator: boolean;
      /** Hash of the session's id. */
      sessionHash: string;
    }
  | {
      kind: 'service';
      clientId: string;
      name: string;
      /** Whether the service may do what administrators may. */
      administrator: boolean;
      permissions: readonly Permission[];
    };

/** Finds out who makes a call. Throws an ApiProblem 401 without a valid one. `clientHeaders`: whether a service's headers count. */
export type Identify = (request: Request, options?: { clientHeaders?: boolean }) => Promise<Caller>;

/** Whether a caller may administer people. */
export function isAdministrator(caller: Caller): boolean {
  return caller.administrator;
}

/** What a caller may see. */
export function permissionsOf(caller: Caller): readonly Permission[] {
  return caller.kind === 'person' ? caller.person.permissions : caller.permissions;
}

/** Throws a 403 unless the caller may administer people. */
export function requireAdministrator(caller: Caller): void {
  if (!isAdministrator(caller)) throw forbidden('Only administrators may do this.');
}

/** Throws a 403 unless the call is about the caller, or the caller may administer people. */
export function requireSelfOrAdministrator(caller: Caller, userId: string): void {
  if (caller.kind === 'person' && caller.person.id === userId) return;
  if (!isAdministrator(caller)) throw forbidden('Only administrators may do this for another person.');
}

/** The id of the person who calls. Throws a 400 for a service, which has to name a person. */
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
