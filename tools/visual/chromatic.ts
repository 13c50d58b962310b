// `npm run chromatic [-- --no-build]`: shows the Storybook to Chromatic, where a project token is set. Elsewhere it says
// so and is content: the same pictures are compared here.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { root, toolEnvironment } from '../bootstrap.mjs';
import { storybookFolder } from './settings.ts';

if (process.env.CHROMATIC_PROJECT_TOKEN?.trim()) {
  // It uploads what is built, and reads the token from the environment.
  const source = process.argv.includes('--no-build')
    ? ['--storybook-build-dir', storybookFolder]
    : [
        '--build-command',
        'storybook build --disable-telemetry -o storybook-static',
        '--output-dir',
        'storybook-static',
      ];
  const { status, error } = spawnSync('chromatic', [...source, '--exit-zero-on-changes'], {
    cwd: root,
    stdio: 'inherit',
    env: toolEnvironment(),
  });
  if (error) console.error(`chromatic could not be started: ${error.message}`);
  process.exitCode = status ?? 1;
} else {
  console.log(
    'Nothing is sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set. `npm run visual` compares the same pictures on this machine.',
  );
}
