import { ApiProblem } from '../http/ApiProblem.ts';
import type { Caller, Identify } from '../http/Caller.ts';
import type { Person } from '../http/Person.ts';
import { personOf } from '../identity/UserRepository.ts';
import type { Service } from '../service-credentials/ServiceDirectory.ts';
import type { SessionContext } from './SessionContext.ts';

type AuthenticateContext = Pick<SessionContext, 'tokens' | 'store' | 'rights'>;

/**
 * Creates the check of a request's bearer token: its signature, its active session, and the user's current row and
 * rights. So sign-out, blocking and changed permissions take effect at the next request.
 */
export function createAuthenticate(context: AuthenticateContext): (request: Request) => Promise<Person> {
  return async (request) => {
    const found = await findPerson(readBearer(request), context);
    if (found === null) throw unauthenticated();
    return found.person;
  };
}

/**
 * Creates the same check for endpoints that also accept services with their own tokens; it also returns whether the
 * caller is an administrator. If an endpoint accepts them, a service's headers `client-id` and `client-secret` take
 * precedence over tokens.
 */
export function createIdentify(
  context: AuthenticateContext & Pick<SessionContext, 'serviceTokens' | 'serviceLimit'>,
): Identify {
  const admit = async (service: Service, request: Request): Promise<Caller> => {
    await context.serviceLimit.count(service.clientId, request);
    return callerOf(service);
  };
  return async (request, { clientHeaders = false } = {}) => {
    const [id, secret] = ['client-id', 'client-secret'].map((name) => request.headers.get(name));
    if (clientHeaders && (id != null || secret != null)) {
      const service = await context.serviceTokens.recognize(id ?? '', secret ?? '');
      if (service === null) throw unknownService();
      return admit(service, request);
    }
    const token = readBearer(request);
    const found = await findPerson(token, context);
    if (found !== null) return found;
    const service = await context.serviceTokens.verify(token);
    if (service === null) throw unauthenticated();
    return admit(service, request);
  };
}

function callerOf({ clientId, name, administrator, permissions }: Service): Caller {
  return { kind: 'service', clientId, name, administrator, permissions };
}

/** Returns the user of an access token, with their role; null if the token or its session is no longer valid. */
export async function findPerson(
  token: string,
  { tokens, store, rights }: AuthenticateContext,
): Promise<(Caller & { kind: 'person' }) | null> {
  const subject = await tokens.verify(token);
  if (subject === null) return null;
  const user = await store.findPerson(subject.sessionHash);
  if (user === null || user.id !== subject.userId) return null;
  const held = await rights.of(user.id);
  return {
    kind: 'person',
    person: personOf(user, held),
    administrator: held.administrator,
    sessionHash: subject.sessionHash,
  };
}

/** Returns the token of a request's Authorization header; empty without one. */
export function readBearer(request: Request): string {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
}

function unknownService(): ApiProblem {
  const text = 'The headers client-id and client-secret are not those of a service. Ask your administrator for both.';
  const issues = ['client-id', 'client-secret'].map((path) => ({ path, message: text }));
  return new ApiProblem(401, 'unauthenticated', text, issues);
}

function unauthenticated(): ApiProblem {
  const message = 'must be Bearer and an access token that is still good';
  return new ApiProblem(401, 'unauthenticated', 'You are not signed in. Sign in again.', [
    { path: 'Authorization', message },
  ]);
}
