import type { IncomingMessage } from 'node:http';

const maxFormBytes = 16 * 1024;

/** The fields of a form that was sent; null where it is something else or too long. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  if (!(request.headers['content-type'] ?? '').toLowerCase().startsWith('application/x-www-form-urlencoded'))
    return null;
  const chunks: Buffer[] = [];
  let length = 0;
  // Read to its end even where it is too long: leaving early would take the connection down before the answer.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= maxFormBytes) chunks.push(chunk);
  }
  if (length > maxFormBytes) return null;
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
