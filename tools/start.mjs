// `npm start`: installs what is missing, looks whether the platform could start, builds the apps where their
// sources have changed, then runs the platform, which makes the sample data on its first run and serves everything.
import process from 'node:process';
import { hashAppSources, isBuiltFrom, stampBuild } from './appStamp.mjs';
import { bootstrap, fail, root, runForeground, runQuietly, toolEnvironment } from './bootstrap.mjs';
import './endWithParent.mjs';

const node = bootstrap();
const platform = ['--conditions=@agency-insights/source', 'apps/platform/src/main.ts'];
// A person's terminal shows what needs attention; a line for each request is there for who asks for it.
const env = toolEnvironment({ LOG_LEVEL: process.env.LOG_LEVEL?.trim() || 'warn' });

const checking = runForeground(node, [...platform, '--check'], { env });
const sources = hashAppSources(root);
const checked = await checking;
if (checked !== 0) process.exit(checked);

if (!isBuiltFrom(root, sources)) {
  console.log('Building the apps…');
  const { code, output } = await runQuietly('nx', [
    'run-many',
    '--targets=build',
    '--projects=@agency-insights/insights,@agency-insights/dashboards',
    // The apps are made from the libraries' sources: their own builds are for who installs them.
    '--excludeTaskDependencies',
    '--parallel=1',
    '--outputStyle=stream-without-prefixes',
  ]);
  if (code !== 0) {
    process.stderr.write(output);
    fail('The apps could not be built; the messages above say why.');
  }
  stampBuild(root, sources);
}

process.exit(await runForeground(node, ['--import=./tools/endWithParent.mjs', ...platform], { env }));
