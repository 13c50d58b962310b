// Writes the API reports of the built packages and the JSON Schema of columns: `npm run api:update`.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap.mjs';
import { columnSchemaFile, columnSchemaText } from '../components/columnSchema.ts';
import { apiReport } from './apiReport.ts';

mkdirSync(path.join(root, 'api-reports'), { recursive: true });
for (const name of readdirSync(path.join(root, 'libs'))) {
  writeFileSync(path.join(root, 'api-reports', `${name}.api.md`), apiReport(path.join(root, 'libs', name)));
}
writeFileSync(path.join(root, columnSchemaFile), columnSchemaText());
