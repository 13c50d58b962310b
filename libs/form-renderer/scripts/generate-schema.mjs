// Writes, from the types in src/schema/FieldSchema.ts, the published JSON Schema and the check that ajv compiles from it.
// Run it after a change of the types: `npm run generate-schema -w @agency-insights/form-renderer`.
// With --check it writes nothing and fails, naming the file, where the written files differ from the types.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { generateSchemaFiles } from './generateSchemaFiles.mjs';

const root = path.join(import.meta.dirname, '..');
const check = process.argv.includes('--check');
for (const [file, text] of Object.entries(generateSchemaFiles(root))) {
  if (!check) writeFileSync(path.join(root, file), text);
  else if (readFileSync(path.join(root, file), 'utf8') !== text) {
    console.error(
      `${file} is older than src/schema/FieldSchema.ts: run npm run generate-schema -w @agency-insights/form-renderer`,
    );
    process.exitCode = 1;
  }
}
