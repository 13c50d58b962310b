import { ApiProblem } from '../http/ApiProblem.ts';
import { cookieNames, readCookie } from './cookies.ts';
import { isCsrfTokenValid } from './csrf.ts';
import { isSecure, type SessionContext } from './SessionContext.ts';

/**
 * Throws a 403 unless an unsafe request has the CSRF token of its browser and comes from a page of the platform or of
 * its applications.
 */
export function checkCsrf(
  request: Request,
  csrfToken: string,
  { csrfKey, publicUrl, appOrigins }: Pick<SessionContext, 'csrfKey' | 'publicUrl' | 'appOrigins'>,
): void {
  const origin = request.headers.get('origin');
  const cookie = readCookie(request, cookieNames(isSecure({ publicUrl })).csrf);
  const foreign = origin !== null && ![new URL(publicUrl()).origin, ...appOrigins].includes(origin);
  if (!foreign && isCsrfTokenValid(csrfToken, cookie, csrfKey)) return;
  throw new ApiProblem(403, 'csrf', 'The request does not carry a valid CSRF token; reload the page and try again.', [
    { path: 'csrfToken', message: 'must be the token of /api/auth/csrf in the same browser' },
  ]);
}
