// `npm run chromatic`: shows the Storybook to Chromatic, where a project token is set.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { root, toolEnvironment } from '../bootstrap.mjs';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  // It builds the same Storybook, uploads it, and reads the token from the environment.
  const args = [
    '--build-command',
    'storybook build --disable-telemetry -o storybook-static',
    '--output-dir',
    'storybook-static',
  ];
  const { status } = spawnSync('chromatic', [...args, '--exit-zero-on-changes'], {
    cwd: root,
    stdio: 'inherit',
    env: toolEnvironment(),
  });
  process.exitCode = status ?? 1;
} else {
  console.error(
    'Chromatic needs a project token: set CHROMATIC_PROJECT_TOKEN and run `npm run chromatic` again. Without one, `npm run visual` compares the same pictures on this machine.',
  );
  process.exitCode = 1;
}
