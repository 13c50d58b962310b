import { z } from 'zod';
import { ApiProblem } from '../http/ApiProblem.ts';
import type { SignInWishes } from './ProviderClient.ts';

/** Longest hint that is forwarded; the longest email address has 254 characters. */
const maxHintLength = 254;

const wishesSchema = z.object({
  prompt: z.enum(['login', 'select_account'], { error: 'is not known; send login or select_account' }).optional(),
  login_hint: z.string().max(maxHintLength, `is too long; send at most ${maxHintLength} characters`).optional(),
});

/**
 * Returns what the address of a sign-in asks of the provider: `prompt`, `login_hint` and `session_ended`. Other parameters are ignored,
 * since next-auth's client sends whatever a page hands to it. Throws a 400 that names a wrong one.
 */
export function readSignInWishes(url: string): SignInWishes {
  const query = new URL(url).searchParams;
  const given = wishesSchema.safeParse({
    prompt: query.get('prompt') ?? undefined,
    login_hint: query.get('login_hint') ?? undefined,
  });
  if (!given.success) {
    const issues = given.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    const [first] = issues;
    throw new ApiProblem(400, 'invalid_request', `The query is not valid: ${first?.path} ${first?.message}.`, issues);
  }
  const { prompt, login_hint: loginHint } = given.data;
  return {
    ...(prompt !== undefined && { prompt }),
    ...(loginHint !== undefined && { loginHint }),
    ...(query.get('session_ended') === 'true' && { sessionEnded: true }),
  };
}
