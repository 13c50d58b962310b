import type { RequestEncoding } from '@agency-insights/insights-api/contract';
import { ApiProblem } from './ApiProblem.ts';
import { singleValues } from './readQuery.ts';

/** Media types of each encoding. Browsers send a beacon's string as text/plain. */
const mediaTypes: Record<Exclude<RequestEncoding, 'none'>, readonly string[]> = {
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded', 'text/plain'],
  multipart: ['multipart/form-data'],
};

/**
 * Reads a request's body by its encoding: JSON or form fields; undefined for calls without a body, and for files, which
 * the handler reads. Throws 413 if it is too long, 415 for another content type, 400 if it is malformed.
 */
export async function readBody(request: Request, encoding: RequestEncoding, maxBytes: number): Promise<unknown> {
  if (encoding === 'none') {
    if (Number(request.headers.get('content-length') ?? 0) > 0) throw invalid('This call takes no body; send none.');
    return undefined;
  }
  checkMediaType(request, encoding);
  if (encoding === 'multipart') return undefined;
  const text = decode(await readBytes(request, maxBytes));
  if (encoding === 'form') return singleValues(new URLSearchParams(text), 'The form');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalid(text.trim() === '' ? 'The body is empty; send JSON.' : 'The body is not well-formed JSON.');
  }
}

function checkMediaType(request: Request, encoding: keyof typeof mediaTypes): void {
  const [given = '', ...parameters] = (request.headers.get('content-type') ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase());
  const accepted = mediaTypes[encoding];
  if (accepted.includes(given)) return checkCharset(parameters);
  throw otherMediaType(`Send the body as ${accepted[0]}${given === '' ? '' : `, not as ${given.slice(0, 100)}`}.`);
}

/** Bodies are read as UTF-8; another declared charset is refused, not misread. */
function checkCharset(parameters: readonly string[]): void {
  for (const parameter of parameters) {
    const [name = '', ...value] = parameter.split('=');
    if (name.trim() !== 'charset') continue;
    const charset = value
      .join('=')
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim();
    if (/^(utf-?8|us-ascii)$/.test(charset)) continue;
    throw otherMediaType(`Send the body in UTF-8, not in ${charset.slice(0, 100) || 'a charset without a name'}.`);
  }
}

function otherMediaType(message: string): ApiProblem {
  return new ApiProblem(415, 'unsupported_media_type', message, [{ path: 'Content-Type', message }]);
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLong = (): ApiProblem => {
    const message = `The body is longer than ${maxBytes} bytes; send less.`;
    return new ApiProblem(413, 'body_too_large', message, [{ path: '', message }]);
  };
  const promised = request.headers.get('content-length');
  if (Number(promised ?? 0) > maxBytes) throw tooLong();
  // The connection delivers at most the declared length; reading it as a whole is much faster than as a stream.
  if (promised !== null) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw tooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid('The body is not valid UTF-8.');
  }
}

function invalid(message: string): ApiProblem {
  return new ApiProblem(400, 'invalid_request', message, [{ path: '', message }]);
}
