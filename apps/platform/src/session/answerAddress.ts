import { jsonResponse } from '../http/jsonResponse.ts';

/**
 * Responds with the browser's next address: as `{ url }` to a script (`json` is `true`, or the request is not from a
 * page's form), else as a redirect.
 */
export function answerAddress(
  request: Request,
  url: string,
  json: string | undefined,
  cookies: readonly string[] = [],
): Response {
  const forScript = json === 'true' || !(request.headers.get('accept') ?? '').includes('text/html');
  const response = forScript ? jsonResponse({ url }) : new Response(null, { status: 303, headers: { location: url } });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}
