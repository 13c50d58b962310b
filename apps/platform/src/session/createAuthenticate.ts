import { ApiProblem } from '../http/ApiProblem.ts';
import type { Person } from '../http/Person.ts';
import { personOf } from '../identity/UserRepository.ts';
import type { SessionContext } from './SessionContext.ts';

/**
 * The check of a request's bearer token: the signature, that the session behind it is still alive, and the person's row
 * as it stands now. So sign-out, blocking and a change of permissions count from the next request on.
 */
export function createAuthenticate({
  tokens,
  store,
}: Pick<SessionContext, 'tokens' | 'store'>): (request: Request) => Promise<Person> {
  return async (request) => {
    const subject = await tokens.verify(readBearer(request));
    if (subject === null) throw unauthenticated();
    const user = await store.findPerson(subject.sessionHash);
    if (user === null || user.id !== subject.userId) throw unauthenticated();
    return personOf(user);
  };
}

/** The token of a request's Authorization header; empty where there is none. */
export function readBearer(request: Request): string {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
}

function unauthenticated(): ApiProblem {
  return new ApiProblem(401, 'unauthenticated', 'You are not signed in, or no longer. Sign in again.');
}
