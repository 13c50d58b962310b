// Writes what follows from the types of fields, each of which is a folder under src/fields: their union, their rules, the
// registry of their renderers, the published JSON Schema and the check that ajv compiles from it.
// Run it after a change of the types: `npm run generate -w @agency-insights/form-renderer`.
// With --check it writes nothing and fails, naming the file, where the written files differ from the types.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { generateFiles } from './generateFiles.mjs';

const root = path.join(import.meta.dirname, '..');
const check = process.argv.includes('--check');
for (const [name, text] of Object.entries(generateFiles(root))) {
  const file = path.join(root, name);
  if (!check) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${name} is older than the types of fields: run npm run generate -w @agency-insights/form-renderer`);
    process.exitCode = 1;
  }
}
