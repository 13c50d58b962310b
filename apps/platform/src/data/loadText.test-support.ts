import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LoadError, type LoadErrorCode } from './load/LoadError.ts';
import { loadFile, type LoadFileOptions, type LoadSummary } from './loadFile.ts';

/** A file of policies in a folder. */
export interface PolicyText {
  folder: string;
  name: string;
  content: string | Buffer;
}

/** Writes a file and loads it into a data folder with its name. */
export async function loadText({ folder, name, content }: PolicyText, options: Partial<LoadFileOptions> = {}) {
  const file = join(folder, name);
  await writeFile(file, content);
  const dataDir = join(folder, `${name}.data`);
  return { dataDir, ...(await loadFile({ file, dataDir, ...options })) };
}

/** Writes a file that must be refused with a code; returns the message and the summary. */
export async function refusedText(
  text: PolicyText,
  code: LoadErrorCode,
  options: Partial<LoadFileOptions> = {},
): Promise<{ message: string; summary: LoadSummary | undefined }> {
  let summary: LoadSummary | undefined;
  const error = await loadText(text, { ...options, onChecked: (checked) => (summary = checked) }).then(
    () => assert.fail('The file was accepted.'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof LoadError, String(error));
  assert.equal(error.code, code, error.message);
  return { message: error.message, summary };
}
