/** One record of a CSV file. */
export interface CsvRow {
  /** Line on which the record begins, from 1. */
  line: number;
  values: readonly string[];
  /** Reason why the record cannot be read; `values` then contains the raw line. */
  fault?: string;
}

/** Accepts a file chunk by chunk and returns the complete records. */
export interface CsvParser {
  /** @param last whether this is the last chunk of the file */
  push(text: string, last?: boolean): CsvRow[];
}

/** Max length of a record; a longer quoted field is a stray quote. */
const maxRecordLength = 1 << 20;

const strayQuote = 'has a quote that is never closed';
const textAfterQuote = 'has text after a closing quote';

/**
 * Creates a CSV parser (RFC 4180): quoted fields may contain delimiters, doubled quotes and line breaks. Lines end in
 * LF, CRLF or (without LF) CR. Skips a byte order mark and empty lines. A broken quote loses only its own line.
 */
export function createCsvParser(delimiter = ','): CsvParser {
  let rest = '';
  let line = 1;
  let started = false;
  let lineEnd: '\n' | '\r' | null = null;

  return {
    push(text, last = false) {
      let buffer = rest + text;
      if (!started && buffer.length > 0) {
        started = true;
        if (buffer.startsWith('\uFEFF')) buffer = buffer.slice(1);
      }
      lineEnd ??= findLineEnd(buffer, last);
      const rows: CsvRow[] = [];
      let position = 0;
      while (lineEnd !== null && position < buffer.length) {
        const record = readRecord(buffer, { position, delimiter, lineEnd, last });
        if (record === null) break;
        const { values, next, lines, fault } = record;
        const empty = fault === undefined && values.length === 1 && values[0] === '' && next - position <= 2;
        if (!empty) rows.push(fault === undefined ? { line, values } : { line, values, fault });
        line += lines;
        position = next;
      }
      rest = buffer.slice(position);
      return rows;
    },
  };
}

/**
 * Returns the first line end outside quotes, which the whole file uses. A CR at the end of a chunk may be half of a
 * CRLF.
 */
function findLineEnd(buffer: string, last: boolean): '\n' | '\r' | null {
  let quoted = false;
  for (let position = 0; position < Math.min(buffer.length, maxRecordLength); position += 1) {
    const character = buffer[position];
    if (character === '"') quoted = !quoted;
    if (quoted || (character !== '\n' && character !== '\r')) continue;
    if (character === '\r' && position + 1 === buffer.length && !last) return null;
    return character === '\n' || buffer[position + 1] === '\n' ? '\n' : '\r';
  }
  return last || buffer.length >= maxRecordLength ? '\n' : null;
}

interface ReadOptions {
  position: number;
  delimiter: string;
  lineEnd: '\n' | '\r';
  last: boolean;
}

interface ReadRecord {
  values: readonly string[];
  /** Start of the next record. */
  next: number;
  /** Number of lines of the record. */
  lines: number;
  fault?: string;
}

/** Reads the record at a position; null if it is incomplete. */
function readRecord(buffer: string, options: ReadOptions): ReadRecord | null {
  const { position, delimiter, lineEnd, last } = options;
  const found = buffer.indexOf(lineEnd, position);
  if (found < 0 && !last) return null;
  const end = found < 0 ? buffer.length : found;
  const next = found < 0 ? buffer.length : found + 1;
  const text = buffer.slice(position, buffer[end - 1] === '\r' && end > position && lineEnd === '\n' ? end - 1 : end);
  if (!text.includes('"')) return { values: text.split(delimiter), next, lines: 1 };

  const quoted = readQuotedRecord(buffer, options);
  if (typeof quoted === 'object') return quoted;
  if (quoted === 'incomplete' && !last && buffer.length - position < maxRecordLength) return null;
  return { values: [text], next, lines: 1, fault: quoted === 'broken' ? textAfterQuote : strayQuote };
}

/** Reads fields; `broken` for text after a closing quote, `incomplete` if the buffer ends inside quotes. */
function readQuotedRecord(
  buffer: string,
  { position: start, delimiter, lineEnd, last }: ReadOptions,
): ReadRecord | 'broken' | 'incomplete' {
  const values: string[] = [];
  let lines = 1;
  let position = start;
  for (;;) {
    if (position - start > maxRecordLength) return 'incomplete';
    const field =
      buffer[position] === '"'
        ? readQuotedField(buffer, position)
        : readPlainField(buffer, position, delimiter, lineEnd);
    if (field === null) return 'incomplete';
    if (buffer[position] === '"') lines += countOf(field.value, lineEnd);
    values.push(field.value);
    position = field.next;
    if (buffer.startsWith(delimiter, position)) {
      position += delimiter.length;
      continue;
    }
    if (position >= buffer.length) return last ? { values, next: position, lines } : 'incomplete';
    if (buffer.startsWith('\r\n', position)) return { values, next: position + 2, lines };
    if (buffer[position] === lineEnd) return { values, next: position + 1, lines };
    if (buffer[position] === '\r' && position + 1 === buffer.length)
      return last ? { values, next: position + 1, lines } : 'incomplete';
    return 'broken';
  }
}

interface ReadField {
  value: string;
  next: number;
}

function readQuotedField(buffer: string, start: number): ReadField | null {
  let from = start + 1;
  for (;;) {
    const quote = buffer.indexOf('"', from);
    if (quote < 0) return null;
    if (buffer[quote + 1] !== '"')
      return { value: buffer.slice(start + 1, quote).replaceAll('""', '"'), next: quote + 1 };
    from = quote + 2;
  }
}

function readPlainField(buffer: string, start: number, delimiter: string, lineEnd: string): ReadField {
  const found = buffer.indexOf(lineEnd, start);
  const afterReturn = found > start && lineEnd === '\n' && buffer[found - 1] === '\r';
  const end = found < 0 ? buffer.length : afterReturn ? found - 1 : found;
  const next = buffer.indexOf(delimiter, start);
  return next < 0 || next > end
    ? { value: buffer.slice(start, end), next: end }
    : { value: buffer.slice(start, next), next };
}

function countOf(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) count += 1;
  return count;
}
