import { ApiProblem } from '../http/ApiProblem.ts';
import type { Caller, Identify } from '../http/Caller.ts';
import type { Person } from '../http/Person.ts';
import { personOf } from '../identity/UserRepository.ts';
import type { Service } from '../service-credentials/ServiceDirectory.ts';
import type { SessionContext } from './SessionContext.ts';

type AuthenticateContext = Pick<SessionContext, 'tokens' | 'store' | 'rights'>;

/**
 * The check of a request's bearer token: the signature, that the session behind it is still alive, and the user's row
 * and rights as they are now. So sign-out, blocking and a change of permissions count from the next request on.
 */
export function createAuthenticate(context: AuthenticateContext): (request: Request) => Promise<Person> {
  return async (request) => {
    const found = await findPerson(readBearer(request), context);
    if (found === null) throw unauthenticated();
    return found.person;
  };
}

/**
 * The same check where services may call as well, with tokens of their own; it also says who administers users. Where an
 * endpoint takes them, a service's headers `client-id` and `client-secret` count before any token.
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

/** The user behind an access token, with their role; null where the token or its session is not good any more. */
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

/** The token of a request's Authorization header; empty where there is none. */
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
  return new ApiProblem(401, 'unauthenticated', 'You are not signed in, or no longer. Sign in again.', [
    { path: 'Authorization', message },
  ]);
}
