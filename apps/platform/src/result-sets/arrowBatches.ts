import { Field, makeData, RecordBatch, Schema, Struct } from 'apache-arrow';
import type { ColumnarTable } from '../warehouse/ColumnarTable.ts';
import { Arena } from './Arena.ts';
import { BatchWriter } from './BatchWriter.ts';
import { encoderOf } from './columnEncoders.ts';

/** Rows of the first batch of a long answer: a page shows them while the rest is on its way. */
const firstBatchRows = 1_000;
/** Up to this many rows go out as one batch. */
const shortAnswerRows = 4_096;
const batchRows = 16_384;

/**
 * A result set as an Arrow IPC stream, piece by piece: the schema and a short first batch, then longer ones.
 * Texts that rows share go out once, as a dictionary of those that occur. `metadata` goes into the schema.
 */
export function* arrowBatches(
  { columns, rowCount }: ColumnarTable,
  metadata: Readonly<Record<string, string>>,
): Generator<Uint8Array, void, void> {
  const encoders = columns.map(encoderOf);
  const fields = encoders.map(({ name, type, nullable }) => new Field(name, type, nullable));
  const schema = new Schema(fields, new Map(Object.entries(metadata)));
  const type = new Struct(fields);
  const writer = new BatchWriter();
  const first = rowCount <= shortAnswerRows ? rowCount : firstBatchRows;
  let from = 0;
  do {
    const to = Math.min(rowCount, from + (from === 0 ? first : batchRows));
    const start = from;
    const arena = new Arena(encoders.reduce((size, encoder) => size + encoder.size(start, to), 0));
    const children = encoders.map((encoder) => encoder.encode(start, to, arena));
    writer.arena = arena.buffer;
    writer.write(new RecordBatch(schema, makeData({ type, length: to - from, nullCount: 0, children })));
    if (to === rowCount) writer.finish();
    yield* writer.take();
    from = to;
  } while (from < rowCount);
}
