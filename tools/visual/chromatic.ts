// `npm run chromatic [-- --no-build]`: shows the Storybook to Chromatic, where a project token is set. Elsewhere it says
// so and is content: the same pictures are compared here.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { root, toolEnvironment } from '../bootstrap.mjs';
import { chromaticArguments } from './chromaticArguments.ts';

const args = chromaticArguments(process.argv.slice(2), process.env);
if (args) {
  const { status, error } = spawnSync('chromatic', args, { cwd: root, stdio: 'inherit', env: toolEnvironment() });
  if (error) console.error(`chromatic could not be started: ${error.message}`);
  process.exitCode = status ?? 1;
} else {
  console.log(
    'Nothing is sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set. `npm run visual` compares the same pictures on this machine.',
  );
}
