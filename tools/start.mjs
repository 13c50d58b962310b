// `npm start`: installs what is missing, builds the app, then runs the platform, which makes the sample
// data on its first run and serves everything.
import process from 'node:process';
import { bootstrap, fail, runForeground } from './bootstrap.mjs';

const node = bootstrap();

const built = await runForeground('nx', [
  'run',
  '@agency-insights/insights:build',
  '--outputStyle=stream-without-prefixes',
]);
if (built !== 0) fail('The app could not be built; the messages above say why.');

process.exit(await runForeground(node, ['--conditions=@agency-insights/source', 'apps/platform/src/main.ts']));
