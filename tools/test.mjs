// `npm test`: installs what is missing, then runs every check (tools/check/run.ts).
import process from 'node:process';
import { bootstrap, runForeground } from './bootstrap.mjs';
import './endWithParent.mjs';

const node = bootstrap();
process.exit(
  await runForeground(node, ['--conditions=@agency-insights/source', 'tools/check/run.ts', ...process.argv.slice(2)]),
);
