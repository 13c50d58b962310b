import { ApiProblem } from '../http/ApiProblem.ts';
import { cookieNames, readCookie } from './cookies.ts';
import { isCsrfTokenValid } from './csrf.ts';
import { isSecure, type SessionContext } from './SessionContext.ts';

/** Throws a 403 unless an unsafe request carries the CSRF token of its browser and comes from the platform's own pages. */
export function checkCsrf(
  request: Request,
  csrfToken: string,
  { csrfKey, publicUrl }: Pick<SessionContext, 'csrfKey' | 'publicUrl'>,
): void {
  const origin = request.headers.get('origin');
  const cookie = readCookie(request, cookieNames(isSecure({ publicUrl })).csrf);
  const foreign = origin !== null && origin !== new URL(publicUrl()).origin;
  if (!foreign && isCsrfTokenValid(csrfToken, cookie, csrfKey)) return;
  throw new ApiProblem(403, 'csrf', 'The request does not carry a valid CSRF token; reload the page and try again.', [
    { path: 'csrfToken', message: 'is not valid' },
  ]);
}
