import type { ColumnarTable } from '../warehouse/ColumnarTable.ts';
import { batchHeadLength, type BatchKind, endOfStream, schemaMessage, writeBatchHead } from './arrowMessages.ts';
import { BatchBody } from './BatchBody.ts';
import { encoderOf, type ColumnEncoder, type DictionaryTexts } from './columnEncoders.ts';
import type { PieceMemory } from './PieceMemory.ts';

/** Rows of the first batch of a long response: a page shows them while the rest arrives. */
const firstBatchRows = 1_000;
/** Rows of further batches, so that one is encoded while the previous one is sent. */
const batchRows = 4_096;

/** Allocates memory for each piece. */
const freshMemory: Pick<PieceMemory, 'take'> = { take: (size) => new ArrayBuffer(size) };

/**
 * Yields a result set as pieces of an Arrow IPC stream: the schema and a short first batch, then longer ones. Shared
 * texts are sent once, as a dictionary of the occurring ones. Writes the pieces into `memory`; default: new memory.
 */
export function* arrowBatches(
  { columns, rowCount }: ColumnarTable,
  memory: Pick<PieceMemory, 'take'> = freshMemory,
): Generator<Uint8Array, void, void> {
  const encoders = columns.map(encoderOf);
  yield Buffer.concat([schemaMessage(encoders), ...dictionaryMessages(encoders)]);
  let from = 0;
  do {
    const rows = from > 0 || rowCount <= batchRows ? batchRows : firstBatchRows;
    const to = Math.min(rowCount, from + rows);
    yield recordBatch(encoders, from, to, memory);
    from = to;
  } while (from < rowCount);
  yield endOfStream;
}

function dictionaryMessages(encoders: readonly ColumnEncoder[]): Uint8Array[] {
  return encoders.flatMap(({ dictionary }, id) => (dictionary ? [dictionaryBatch(id, dictionary)] : []));
}

function dictionaryBatch(id: number, texts: DictionaryTexts): Uint8Array {
  const kind: BatchKind = { kind: 'dictionary', id };
  const head = batchHeadLength(kind, 1, 3);
  const buffer = new ArrayBuffer(head + texts.size);
  const body = new BatchBody(buffer, head);
  texts.encode(body);
  writeBatchHead(buffer, kind, texts.count, body);
  return new Uint8Array(buffer, 0, head + body.length);
}

function recordBatch(
  encoders: readonly ColumnEncoder[],
  from: number,
  to: number,
  memory: Pick<PieceMemory, 'take'>,
): Uint8Array {
  const kind: BatchKind = { kind: 'records' };
  let arrays = 0;
  let size = 0;
  for (const encoder of encoders) {
    arrays += encoder.arrays;
    size += encoder.size(from, to);
  }
  const head = batchHeadLength(kind, encoders.length, arrays);
  const buffer = memory.take(head + size);
  const body = new BatchBody(buffer, head);
  for (const encoder of encoders) encoder.encode(from, to, body);
  writeBatchHead(buffer, kind, to - from, body);
  return new Uint8Array(buffer, 0, head + body.length);
}
