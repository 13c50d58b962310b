import { Agent, request as begin } from 'node:http';
import type { Answer } from '../api-docs/createCallMaker.test-support.ts';

/** A complete request. */
export interface AttackRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** Thrown when the response takes too long. */
export class HangError extends Error {
  override readonly name = 'HangError';
}

const agent = new Agent({ keepAlive: true, maxSockets: 25 });

/** Sends a request and reads its whole response. Rejects with a HangError after `timeoutMs`, 10,000 by default. */
export async function sendRequest(request: AttackRequest, timeoutMs = 10_000): Promise<Answer> {
  try {
    return await sendOnce(request, timeoutMs);
  } catch (error) {
    // The server may close an idle connection at the moment of its reuse.
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
    return sendOnce(request, timeoutMs);
  }
}

function sendOnce({ method, url, headers, body }: AttackRequest, timeoutMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = begin(url, { method, headers, agent }, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (part: string) => (text += part));
      incoming.once('error', reject);
      incoming.once('end', () => {
        clearTimeout(timer);
        resolve({ status: incoming.statusCode ?? 0, type: incoming.headers['content-type'] ?? '', text });
      });
    });
    const timer = setTimeout(() => {
      reject(new HangError(`no answer in ${timeoutMs / 1_000} s`));
      sent.destroy();
    }, timeoutMs);
    sent.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    if (body !== undefined) sent.setHeader('content-length', Buffer.byteLength(body));
    sent.end(body);
  });
}
