import { once } from 'node:events';
import { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Fetch } from './pieceResponse.ts';

/** Responses whose body is still unread. */
const streams = new WeakMap<Response, Readable>();

/**
 * Creates a response whose body is read from a stream, once its first bytes have arrived: an earlier failure rejects, and
 * becomes another response. A later failure cuts the connection.
 */
export async function streamResponse(stream: Readable, init: ResponseInit): Promise<Response> {
  // Without a listener, an error before the reader attaches would end the process; the reader gets it later.
  stream.on('error', () => undefined);
  await once(stream, 'readable');
  const response = new Response(ReadableStream.from(stream), init);
  streams.set(response, stream);
  return response;
}

/**
 * Makes a server write streams directly to the connection: the server's adapter would write error messages into the
 * response. `onBroken`: receives the error of a stream that fails after its first bytes.
 */
export function writingStreams(fetch: Fetch, onBroken: (error: unknown) => void): Fetch {
  return async (request, env) => {
    const response = await fetch(request, env);
    const stream = streams.get(response);
    if (!stream || !(env.outgoing instanceof ServerResponse)) return response;
    streams.delete(response);
    env.outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    await pipeline(stream, env.outgoing).catch((error: NodeJS.ErrnoException) => {
      // The client disconnected.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') onBroken(error);
    });
    return RESPONSE_ALREADY_SENT;
  };
}
