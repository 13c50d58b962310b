import { once } from 'node:events';
import { ServerResponse } from 'node:http';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createBreather } from '../turns/createBreather.ts';
import { whoAsks } from '../turns/whoAsks.ts';

/** A body that is created in pieces. */
export interface PieceSource {
  /** Called for the next piece when there is room; closed early if the client disconnects. */
  pieces: Iterator<Uint8Array, void>;
  /** Called with a piece that was read, so that its memory can be reused. Not called for every piece. */
  onWritten?: (piece: Uint8Array) => void;
}

/** Max buffered bytes per client: enough to create the next piece in time, small enough for many slow clients. */
const maxWaiting = 1024 * 1024;

/** Min bytes to send; fewer wait for the next piece. */
const minSent = 32 * 1024;

/** Max time that creating pieces blocks the event loop. */
const longestTurnMs = 2;

/** A body, and its caller. */
interface AskedSource extends PieceSource {
  askedBy: string | null;
}

/** Responses that are still unread. */
const sources = new WeakMap<Response, AskedSource>();

/**
 * Creates a response whose pieces are created only when there is room: slow clients cost no memory, disconnected ones
 * no work.
 */
export function pieceResponse(source: PieceSource, init: ResponseInit): Response {
  const response: Response = new Response(
    streamOf(source.pieces, () => sources.has(response)),
    init,
  );
  sources.set(response, { ...source, askedBy: whoAsks() });
  return response;
}

/** An application's request handler. */
export type Fetch = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>;

/**
 * Makes a server write piece responses directly to the connection, without web streams, which take several times as
 * long as the bytes themselves. Other responses are unchanged.
 */
export function writingPieces(fetch: Fetch): Fetch {
  return async (request, env) => {
    const response = await fetch(request, env);
    const source = sources.get(response);
    if (!source || !(env.outgoing instanceof ServerResponse)) return response;
    sources.delete(response);
    await write(env.outgoing, response, source);
    return RESPONSE_ALREADY_SENT;
  };
}

async function write(outgoing: ServerResponse, response: Response, source: AskedSource): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  try {
    await writeBody(outgoing, source);
  } catch (error) {
    // The headers are already sent: closing the connection marks the response as incomplete.
    outgoing.destroy(error instanceof Error ? error : new Error('failed to finish a response', { cause: error }));
  }
}

async function writeBody(outgoing: ServerResponse, { pieces, onWritten, askedBy }: AskedSource): Promise<void> {
  const breather = createBreather({ longestMs: longestTurnMs, askedBy });
  let unsent = 0;
  for (let piece = pieces.next(); !piece.done; piece = pieces.next()) {
    const { value } = piece;
    unsent += value.length;
    outgoing.write(value, (error) => {
      if (!error) onWritten?.(value);
    });
    if (unsent < minSent) continue;
    // Data written within one turn is sent at its end: yield so that it is sent while the next piece is created.
    unsent = 0;
    await (breather.isDue() ? breather.breathe() : new Promise((resolve) => process.nextTick(resolve)));
    if (!isGone(outgoing) && outgoing.writableLength > maxWaiting) await roomIn(outgoing);
    if (isGone(outgoing)) {
      pieces.return?.();
      return;
    }
  }
  outgoing.end();
}

/**
 * The response is notified of a closed connection several turns after the connection, in which all its pieces could be
 * created.
 */
function isGone({ destroyed, socket }: ServerResponse): boolean {
  return destroyed || socket?.destroyed === true;
}

/** Waits until the buffer is empty, or the client disconnects. */
async function roomIn(outgoing: ServerResponse): Promise<void> {
  const settled = new AbortController();
  const { signal } = settled;
  const ignore = (): void => undefined;
  await Promise.race([
    once(outgoing, 'drain', { signal }).catch(ignore),
    once(outgoing, 'close', { signal }).catch(ignore),
  ]);
  settled.abort();
}

/**
 * Returns the pieces as a web stream, for callers that read the response without a server. With a server it stays
 * unread.
 */
function streamOf(pieces: Iterator<Uint8Array, void>, isUnwritten: () => boolean): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = pieces.next();
        if (piece.done) controller.close();
        else controller.enqueue(piece.value);
      },
      cancel() {
        if (isUnwritten()) pieces.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
