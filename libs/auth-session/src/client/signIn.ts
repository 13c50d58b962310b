import { toAuthError, type AuthError } from '../errors/AuthError.ts';
import type { PageLocation } from './Environment.ts';
import { readUrl, type AuthService } from './createAuthService.ts';

/** Options of `signIn` besides the provider. */
export interface SignInOptions {
  /** Address after sign-in. Default: the current page. */
  callbackUrl?: string;
  /** Whether to leave the page; if false and the provider supports it, returns the result. Default true. */
  redirect?: boolean;
  /** Fields of a credentials provider, such as a user name and a password. */
  credentials?: Readonly<Record<string, string>>;
  /** Parameters for the provider's address. */
  authorizationParams?: Readonly<Record<string, string>>;
}

/** Result of a sign-in without leaving the page. */
export interface SignInResult {
  /** The `error` in the address of the response; null on success. */
  error: string | null;
  /** The same as an error object. */
  cause: AuthError | null;
  /** HTTP status. */
  status: number;
  ok: boolean;
  /** Next address; null after an error. */
  url: string | null;
}

/** Dependencies of `signIn`. */
export interface SignInContext {
  basePath: string;
  service: AuthService;
  location: PageLocation;
  /** Called after a sign-in without leaving the page. */
  onSignedIn(): Promise<void>;
}

/** Signs in with a provider. Null: the browser is navigating, or the service did not respond. */
export async function signIn(
  provider: string | undefined,
  options: SignInOptions,
  context: SignInContext,
): Promise<SignInResult | null> {
  const { basePath, service, location } = context;
  const { callbackUrl = location.href, redirect = true, credentials = {}, authorizationParams } = options;
  const providers = await service.getProviders();
  if (!providers) return leave(location, `${basePath}/error`);
  const chosen = provider !== undefined && Object.hasOwn(providers, provider) ? providers[provider] : undefined;
  if (!chosen || provider === undefined)
    return leave(location, `${basePath}/signin?${new URLSearchParams({ callbackUrl })}`);
  const action = chosen.type === 'credentials' ? 'callback' : 'signin';
  const query = authorizationParams ? `?${new URLSearchParams(authorizationParams)}` : '';
  const fields = { ...credentials, callbackUrl, json: 'true' };
  const answer = await service.post(`${action}/${encodeURIComponent(provider)}${query}`, fields, 'form');
  if (!answer) return null;
  const url = readUrl(answer.body) ?? callbackUrl;
  const staysPossible = chosen.type === 'credentials' || chosen.type === 'email';
  if (redirect || !staysPossible) return leave(location, url);
  const error = readError(url, location.href);
  if (answer.ok) await context.onSignedIn();
  const cause = error === null ? null : toAuthError(error, `Sign-in failed: ${error}`);
  return { error, cause, status: answer.status, ok: answer.ok, url: error === null ? url : null };
}

/** Goes to an address. The browser would not reload an address that differs from the current one only in its fragment. */
export function leave(location: PageLocation, url: string): null {
  const samePage = url.includes('#') && withoutFragment(url, location.href) === withoutFragment(location.href);
  location.assign(url);
  if (samePage) location.reload();
  return null;
}

function withoutFragment(url: string, base?: string): string {
  return URL.canParse(url, base) ? (new URL(url, base).href.split('#')[0] ?? '') : url;
}

function readError(url: string, base: string): string | null {
  return URL.canParse(url, base) ? new URL(url, base).searchParams.get('error') : null;
}
