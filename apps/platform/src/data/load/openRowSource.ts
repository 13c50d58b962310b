import { open } from 'node:fs/promises';
import { findUtf16 } from './findUtf16.ts';
import { LoadError } from './LoadError.ts';
import { openCsvSource, type CsvEncoding } from './openCsvSource.ts';
import { openParquetSource } from './openParquetSource.ts';
import type { RowSource } from './RowSource.ts';

/** Number of bytes for detecting the kind of a file: its signature, or part of a CSV header. */
const startBytes = 512;

/**
 * Opens a file of policies by its content, whatever its name. Throws a LoadError with the fix for other kinds of file.
 */
export async function openRowSource(path: string, encoding?: CsvEncoding): Promise<RowSource> {
  const start = await readStart(path);
  if (start.length === 0) throw new LoadError('file_not_supported', `${path} is empty.`);
  if (start.toString('latin1', 0, 4) === 'PAR1') return openParquetSource(path);
  if (start.toString('latin1', 0, 2) === 'PK')
    throw new LoadError('file_not_supported', `${path} is an Excel or zip file. Save it as CSV and load that.`);
  if (start[0] === 0x1f && start[1] === 0x8b)
    throw new LoadError('file_not_supported', `${path} is compressed. Unpack it and load the CSV or Parquet file.`);
  const utf16 = findUtf16(start);
  if (utf16 !== null && utf16 !== encoding)
    throw new LoadError(
      'file_not_supported',
      `${path} looks like UTF-16 without a byte order mark. Load it with --encoding ${utf16}.`,
    );
  return openCsvSource(path, encoding);
}

async function readStart(path: string): Promise<Buffer> {
  try {
    const file = await open(path, 'r');
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(startBytes), 0, startBytes, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code === 'ENOENT' ? 'There is no file' : 'The file cannot be read:';
    throw new LoadError('file_not_found', `${reason} ${path}.`, { cause });
  }
}
