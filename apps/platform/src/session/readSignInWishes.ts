import { z } from 'zod';
import { ApiProblem } from '../http/ApiProblem.ts';
import type { SignInWishes } from './ProviderClient.ts';

/** Max length of a forwarded hint; email addresses have at most 254 characters. */
const maxHintLength = 254;

const wishesSchema = z.object({
  prompt: z.enum(['login', 'select_account'], { error: 'is not known; send login or select_account' }).optional(),
  login_hint: z.string().max(maxHintLength, `is too long; send at most ${maxHintLength} characters`).optional(),
  session_ended: z.enum(['true', 'elsewhere']).optional().catch(undefined),
});

/**
 * Returns the parameters of a sign-in address for the provider: `prompt`, `login_hint` and `session_ended`. Ignores
 * other parameters, because next-auth's client forwards all that a page passes. Throws a 400 that names an invalid one.
 */
export function readSignInWishes(url: string): SignInWishes {
  const query = new URL(url).searchParams;
  const given = wishesSchema.safeParse({
    prompt: query.get('prompt') ?? undefined,
    login_hint: query.get('login_hint') ?? undefined,
    session_ended: query.get('session_ended') ?? undefined,
  });
  if (!given.success) {
    const issues = given.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    const [first] = issues;
    throw new ApiProblem(400, 'invalid_request', `The query is not valid: ${first?.path} ${first?.message}.`, issues);
  }
  const { prompt, login_hint: loginHint, session_ended: sessionEnded } = given.data;
  return {
    ...(prompt !== undefined && { prompt }),
    ...(loginHint !== undefined && { loginHint }),
    ...(sessionEnded !== undefined && { sessionEnded }),
  };
}
