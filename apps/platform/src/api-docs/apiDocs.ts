import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as prettier from 'prettier';
import { renderCalls } from './renderCalls.ts';

/** Path of the API reference. */
const apiDocsFile = path.resolve(import.meta.dirname, '../../../../docs/api.md');

const begin = '<!-- calls: written by npm run docs:api -->';
const end = '<!-- end of calls -->';

/** Returns the current page and the page generated from the endpoint table. */
export async function readApiDocs(): Promise<{ current: string; wanted: string }> {
  const current = await readFile(apiDocsFile, 'utf8');
  const [before, after] = [current.indexOf(begin), current.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`${apiDocsFile} has no place for the calls: ${begin} … ${end}`);
  const text = `${current.slice(0, before)}${begin}\n\n${renderCalls()}\n${current.slice(after)}`;
  const options = await prettier.resolveConfig(apiDocsFile);
  return { current, wanted: await prettier.format(text, { ...options, filepath: apiDocsFile }) };
}

/** Writes the calls into the page. */
export async function writeApiDocs(): Promise<void> {
  await writeFile(apiDocsFile, (await readApiDocs()).wanted);
}
