import { once } from 'node:events';
import { ServerResponse } from 'node:http';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createBreather } from '../turns/createBreather.ts';
import { whoAsks } from '../turns/whoAsks.ts';

/** A body that is made piece by piece. */
export interface PieceSource {
  /** Asked for the next piece when there is room for it; ended early where the client goes away. */
  pieces: Iterator<Uint8Array, void>;
  /** Called with a piece that was read, so that its memory can be reused. Not called for every piece. */
  onWritten?: (piece: Uint8Array) => void;
}

/** So many bytes may wait for a client: enough to make the next piece meanwhile, little enough for many slow clients. */
const maxWaiting = 1024 * 1024;

/** Fewer bytes than these wait for the next piece: sending them would take longer than they are worth. */
const minSent = 32 * 1024;

/** Making pieces holds the event loop no longer than this at a time. */
const longestTurnMs = 2;

/** A body, and who asked for it. */
interface AskedSource extends PieceSource {
  askedBy: string | null;
}

/** Responses that no client has begun to read. */
const sources = new WeakMap<Response, AskedSource>();

/** An answer whose body comes in pieces, each made only when there is room for it: a slow client costs no memory, a gone one no work. */
export function pieceResponse(source: PieceSource, init: ResponseInit): Response {
  const response: Response = new Response(
    streamOf(source.pieces, () => sources.has(response)),
    init,
  );
  sources.set(response, { ...source, askedBy: whoAsks() });
  return response;
}

/** An application, as a server calls it. */
export type Fetch = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>;

/**
 * Has a server write answers in pieces straight to the connection, without the web streams in between: they take several
 * times as long as the bytes themselves. All other answers go out as ever.
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
    // The head is gone already: all that can be said is that this is not the whole answer.
    outgoing.destroy(error instanceof Error ? error : new Error('The answer could not be finished', { cause: error }));
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
    // What is written within one turn goes out at its end only: let this go while the next piece is made.
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

/** The answer itself hears of a closed connection turns after the connection does, in which all its pieces could be made. */
function isGone({ destroyed, socket }: ServerResponse): boolean {
  return destroyed || socket?.destroyed === true;
}

/** Waits until everything is on its way, or the client is gone. */
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

/** The pieces as a web stream, for callers that read the response without a server. Where a server writes them it is let go unread. */
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
