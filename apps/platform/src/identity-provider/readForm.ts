import type { IncomingMessage } from 'node:http';

const maxFormBytes = 16 * 1024;

/** Returns the fields of a form; null for any other or a too long body. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  if (!(request.headers['content-type'] ?? '').toLowerCase().startsWith('application/x-www-form-urlencoded'))
    return null;
  const chunks: Buffer[] = [];
  let length = 0;
  // Reads even a too long body to its end: stopping early would close the connection before the response.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= maxFormBytes) chunks.push(chunk);
  }
  if (length > maxFormBytes) return null;
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
