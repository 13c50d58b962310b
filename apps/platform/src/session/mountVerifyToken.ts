import type { EndpointResponse, Permission } from '@agency-insights/insights-api/contract';
import { type Caller, requireSelfOrAdministrator } from '../http/Caller.ts';
import type { Routes } from '../http/Routes.ts';
import { findPerson } from './createAuthenticate.ts';
import type { SessionContext } from './SessionContext.ts';

type Verified = EndpointResponse<'identity.verifyToken'>;

interface Question {
  token: string;
  expectedScope?: string | undefined;
}

/** Mounts the calls that check tokens: one's own, or any token for administrators and services. */
export function mountVerifyToken(routes: Routes, context: Pick<SessionContext, 'tokens' | 'store' | 'rights'>): void {
  /** A token without any permission of `anyOf`, or without the expected scope, counts as inactive. */
  async function verify(caller: Caller, question: Question, anyOf: readonly Permission[] | null): Promise<Verified> {
    const found = await findPerson(question.token, context);
    if (found === null) return { active: false };
    const { person } = found;
    requireSelfOrAdministrator(caller, person.id);
    const scopes: readonly string[] = person.permissions;
    const opens = anyOf === null || anyOf.some((permission) => scopes.includes(permission));
    const expected = question.expectedScope === undefined || scopes.includes(question.expectedScope);
    if (!opens || !expected) return { active: false };
    return { active: true, sub: person.id, email: person.email, scope: scopes.join(' ') };
  }

  routes.mount('identity.verifyToken', ({ caller, body }) => verify(caller, body, null));
  routes.mount('identity.verifyInsightsToken', ({ caller, body }) =>
    verify(caller, body, ['viewable:insights_pl', 'viewable:insights_cl']),
  );
  routes.mount('identity.verifyBenchmarksToken', ({ caller, body }) => verify(caller, body, ['viewable:benchmarks']));
}
