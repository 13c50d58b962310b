import { performance } from 'node:perf_hooks';
import { arrowStreamMediaType, totalRowsHeader } from '@agency-insights/insights-api/contract';
import { arrowBatches } from './arrowBatches.ts';
import type { ResultSetForm } from './acceptedForm.ts';
import { jsonBatches } from './jsonBatches.ts';
import type { ResultSet } from './ResultSets.ts';

/** The answer of a result set. `startedAt` (`performance.now`) is when the request came, for Server-Timing. */
export function resultSetResponse(result: ResultSet, form: ResultSetForm, startedAt: number): Response {
  const batches = form === 'arrow' ? arrowBatches(result, { total: String(result.total) }) : jsonBatches(result);
  const first = batches.next();
  return new Response(streamOf(first, batches), {
    headers: {
      'content-type': form === 'arrow' ? arrowStreamMediaType : 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept',
      [totalRowsHeader]: String(result.total),
      'server-timing': `engine;dur=${result.engineMs.toFixed(2)}, total;dur=${(performance.now() - startedAt).toFixed(2)}`,
    },
  });
}

/** Encodes a piece only when the one before is taken: a slow client costs no memory, a gone one no work. */
function streamOf(
  first: IteratorResult<Uint8Array, void>,
  rest: Iterator<Uint8Array, void>,
): ReadableStream<Uint8Array> {
  let ready: IteratorResult<Uint8Array, void> | undefined = first;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = ready ?? rest.next();
        ready = undefined;
        if (piece.done) controller.close();
        else controller.enqueue(piece.value);
      },
      cancel() {
        rest.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
