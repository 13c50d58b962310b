import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Smaller answers travel as fast as they are. */
const minBytes = 8 * 1024;

const compress = promisify(gzip);

/**
 * A JSON answer as it travels: long ones in gzip where the caller takes it, off the event loop. For answers to bearer tokens
 * alone: what a browser asks with a cookie could be guessed at by its length.
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
