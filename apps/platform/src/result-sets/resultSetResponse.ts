import { performance } from 'node:perf_hooks';
import { arrowStreamMediaType, totalRowsHeader } from '@agency-insights/insights-api/contract';
import { pieceResponse } from '../http/pieceResponse.ts';
import { arrowBatches } from './arrowBatches.ts';
import type { ResultSetForm } from './acceptedForm.ts';
import { jsonBatches } from './jsonBatches.ts';
import type { PieceMemory } from './PieceMemory.ts';
import type { ResultSet } from './ResultSets.ts';

export interface ResultSetResponseOptions {
  form: ResultSetForm;
  /** Start of the request (`performance.now`), for Server-Timing. */
  startedAt: number;
  /** Memory for the pieces of Arrow responses. */
  memory: PieceMemory;
}

/** Creates the response of a result set. */
export function resultSetResponse(result: ResultSet, { form, startedAt, memory }: ResultSetResponseOptions): Response {
  return pieceResponse(
    {
      pieces: form === 'arrow' ? arrowBatches(result, memory) : jsonBatches(result),
      onWritten: ({ buffer }) => memory.give(buffer),
    },
    {
      headers: {
        'content-type': form === 'arrow' ? arrowStreamMediaType : 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        vary: 'accept',
        [totalRowsHeader]: String(result.total),
        'server-timing': `engine;dur=${result.engineMs.toFixed(2)}, total;dur=${(performance.now() - startedAt).toFixed(2)}`,
      },
    },
  );
}
