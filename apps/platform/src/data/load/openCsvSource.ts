import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import { createCsvParser, type CsvRow } from './createCsvParser.ts';
import { detectDelimiter } from './detectDelimiter.ts';
import { LoadError } from './LoadError.ts';
import type { RowSource, SourceRow } from './RowSource.ts';

/** Values of `--encoding`. */
export const csvEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;

/** Encoding of a CSV file; a byte order mark in the file wins. */
export type CsvEncoding = (typeof csvEncodings)[number];

const pieceBytes = 1 << 18;

/** Opens a CSV file: finds its encoding, delimiter and header. Throws a LoadError for a file without a header. */
export async function openCsvSource(path: string, encoding: CsvEncoding = 'utf-8'): Promise<RowSource> {
  const total = (await stat(path)).size;
  const stream = createReadStream(path, { highWaterMark: pieceBytes });
  const pieces = stream[Symbol.asyncIterator]() as AsyncIterableIterator<Buffer>;
  let done = 0;
  let decoder: TextDecoder | null = null;
  /** Returns the next chunk as text; null at the end, after flushing the decoder. */
  async function nextText(): Promise<string | null> {
    const piece = await pieces.next();
    if (piece.done === true) return null;
    done += piece.value.length;
    decoder ??= new TextDecoder(detectEncoding(piece.value) ?? encoding);
    return decoder.decode(piece.value, { stream: true });
  }

  const first = (await nextText()) ?? '';
  const parser = createCsvParser(detectDelimiter(first));
  let waiting: CsvRow[] = parser.push(first);
  let ended = false;
  async function more(): Promise<void> {
    const text = await nextText();
    ended = text === null;
    waiting = text === null ? parser.push(decoder?.decode() ?? '', true) : parser.push(text);
  }
  while (waiting.length === 0 && !ended) await more();
  const header = waiting.shift();
  if (header === undefined || header.fault !== undefined) {
    stream.destroy();
    throw new LoadError('file_not_supported', `${path} has no header line with the names of its columns.`);
  }

  async function* batches(): AsyncGenerator<readonly SourceRow[]> {
    const width = header?.values.length ?? 0;
    for (;;) {
      if (waiting.length > 0) yield waiting.map((row) => checkWidth(row, width));
      if (ended) return;
      await more();
    }
  }
  return {
    columns: header.values,
    batches,
    progress: () => ({ done, total }),
    close: () => void stream.destroy(),
  };
}

function checkWidth(row: CsvRow, width: number): SourceRow {
  if (row.fault !== undefined || row.values.length === width) return row;
  return {
    ...row,
    fault: `has ${row.values.length} ${row.values.length === 1 ? 'field' : 'fields'}; the header has ${width}`,
  };
}

/** Returns the encoding of a byte order mark. */
function detectEncoding(start: Buffer): CsvEncoding | null {
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return 'utf-8';
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : null;
}
