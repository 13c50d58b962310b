import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Smaller responses are not compressed. */
const minBytes = 8 * 1024;

const compress = promisify(gzip);

/**
 * Compresses long JSON responses with gzip if the caller accepts it, off the event loop. Only for bearer tokens: with
 * cookies, the length could reveal content.
 */
export async function compressAnswer(response: Response, request: Request): Promise<Response> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append('vary', 'accept-encoding');
  if (body.length < minBytes || !takesGzip(request)) return new Response(body, { status: response.status, headers });
  headers.set('content-encoding', 'gzip');
  return new Response(await compress(body), { status: response.status, headers });
}

function takesGzip(request: Request): boolean {
  const codings = (request.headers.get('accept-encoding') ?? '').split(',');
  return codings.some((coding) => /^\s*(gzip|\*)\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(coding));
}
