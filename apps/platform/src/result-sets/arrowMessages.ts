import { Dictionary, Field, Float64, Int16, Int32, Int8, Bool, Schema, Utf8, type DataType } from 'apache-arrow';
import { Message } from 'apache-arrow/ipc/metadata/message';
import { paddedSize, type BatchBody } from './BatchBody.ts';

/** A column of the schema. */
export interface ArrowField {
  name: string;
  /** Shared texts: `int8`, `int16` or `int32` indices into a dictionary. */
  type: 'int32' | 'float64' | 'bool' | 'utf8' | 'dictionary8' | 'dictionary16' | 'dictionary32';
  nullable: boolean;
}

/** End of an Arrow stream. */
export const endOfStream = Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0);

/** Cached schemas: the same few sets of columns recur. */
const maxSchemas = 256;
const schemas = new Map<string, Uint8Array>();

/** Returns the first message of a stream. A dictionary's id is the number of its column. */
export function schemaMessage(fields: readonly ArrowField[]): Uint8Array {
  const key = fields.map(({ name, type, nullable }) => `${name} ${type} ${nullable}`).join('\n');
  const known = schemas.get(key);
  if (known) return known;
  const schema = new Schema(
    fields.map(({ name, type, nullable }, id) => new Field(name, dataType(type, id), nullable)),
  );
  const metadata = Message.encode(Message.from(schema));
  const message = new Uint8Array(prefixBytes + paddedSize(metadata.length));
  writePrefix(new DataView(message.buffer), message.length);
  message.set(metadata, prefixBytes);
  if (schemas.size < maxSchemas) schemas.set(key, message);
  return message;
}

function dataType(type: ArrowField['type'], id: number): DataType {
  switch (type) {
    case 'int32':
      return new Int32();
    case 'float64':
      return new Float64();
    case 'bool':
      return new Bool();
    case 'utf8':
      return new Utf8();
    case 'dictionary8':
      return new Dictionary(new Utf8(), new Int8(), id);
    case 'dictionary16':
      return new Dictionary(new Utf8(), new Int16(), id);
    case 'dictionary32':
      return new Dictionary(new Utf8(), new Int32(), id);
  }
}

/**
 * Headers of record and dictionary batches are flatbuffers with a fixed layout, written here by offset: general writers
 * take longer for one header than encoding a page of rows.
 * https://arrow.apache.org/docs/format/Columnar.html#encapsulated-message-format, format/Message.fbs
 */
const prefixBytes = 8;
const metadataVersion5 = 4;
const headerTypes = { dictionary: 2, records: 3 };
/** Offsets of the tables from the end of the prefix. A table's first word is the distance back to its vtable. */
const messageVtable = 4;
const messageTable = 16;
const dictionaryVtable = 40;
const dictionaryTable = 48;
const dictionaryEnd = 64;
const recordsVtableOf = { dictionary: dictionaryEnd, records: 40 };

/** Content of a batch: rows of the columns, or the texts of a dictionary. */
export type BatchKind = { kind: 'records' } | { kind: 'dictionary'; id: number };

/** Returns the bytes before a batch's body, a multiple of eight, for a number of columns and arrays. */
export function batchHeadLength({ kind }: BatchKind, columns: number, arrays: number): number {
  return prefixBytes + recordsVtableOf[kind] + 56 + 16 * columns + 16 * arrays;
}

/** Writes the header of a body of `rows` rows. */
export function writeBatchHead(memory: ArrayBuffer, batch: BatchKind, rows: number, body: BatchBody): void {
  const length = batchHeadLength(batch, body.nodes.length / 2, body.buffers.length / 2);
  new Uint8Array(memory, 0, length).fill(0);
  writePrefix(new DataView(memory), length);
  const view = new DataView(memory, prefixBytes, length - prefixBytes);
  const recordsVtable = recordsVtableOf[batch.kind];
  const recordsTable = recordsVtable + 16;
  view.setUint32(0, messageTable, true);
  // Message: version, header type, header, body length.
  writeVtable(view, messageVtable, [24, 4, 6, 8, 16]);
  view.setInt32(messageTable, messageTable - messageVtable, true);
  view.setInt16(messageTable + 4, metadataVersion5, true);
  view.setUint8(messageTable + 6, headerTypes[batch.kind]);
  writeOffset(view, messageTable + 8, batch.kind === 'records' ? recordsTable : dictionaryTable);
  view.setUint32(messageTable + 16, body.length, true);
  if (batch.kind === 'dictionary') {
    // DictionaryBatch: id, data.
    writeVtable(view, dictionaryVtable, [16, 8, 4]);
    view.setInt32(dictionaryTable, dictionaryTable - dictionaryVtable, true);
    writeOffset(view, dictionaryTable + 4, recordsTable);
    view.setUint32(dictionaryTable + 8, batch.id, true);
  }
  // RecordBatch: length, nodes, buffers.
  writeVtable(view, recordsVtable, [24, 8, 4, 16]);
  view.setInt32(recordsTable, recordsTable - recordsVtable, true);
  view.setUint32(recordsTable + 8, rows, true);
  const nodes = recordsTable + 28;
  writeOffset(view, recordsTable + 4, nodes);
  const buffers = writePairs(view, nodes, body.nodes) + 4;
  writeOffset(view, recordsTable + 16, buffers);
  writePairs(view, buffers, body.buffers);
}

/** Writes the marker of a message and the length of its metadata. */
function writePrefix(view: DataView, length: number): void {
  view.setUint32(0, 0xffffffff, true);
  view.setInt32(4, length - prefixBytes, true);
}

/** Writes the size of a table and the offsets of its fields. */
function writeVtable(view: DataView, at: number, [size = 0, ...fields]: readonly number[]): void {
  view.setUint16(at, 4 + 2 * fields.length, true);
  view.setUint16(at + 2, size, true);
  for (const [index, field] of fields.entries()) view.setUint16(at + 4 + 2 * index, field, true);
}

/** Offsets are relative to their own position. */
function writeOffset(view: DataView, at: number, target: number): void {
  view.setUint32(at, target - at, true);
}

/** Writes a vector of pairs of 64-bit numbers below 2^32; returns its end. */
function writePairs(view: DataView, at: number, numbers: readonly number[]): number {
  view.setUint32(at, numbers.length / 2, true);
  for (let index = 0; index < numbers.length; index++) view.setUint32(at + 4 + 8 * index, numbers[index]!, true);
  return at + 4 + 8 * numbers.length;
}
