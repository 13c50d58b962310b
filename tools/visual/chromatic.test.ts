import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { describe, it } from 'node:test';
import { root, toolEnvironment } from '../bootstrap.mjs';
import { chromaticArguments } from './chromaticArguments.ts';
import { storybookFolder } from './settings.ts';

describe('npm run chromatic', () => {
  for (const token of ['', ' '])
    it(`reports that there is no project token ("${token}"), and succeeds [SHIP-5]`, () => {
      const { status, stdout } = spawnSync(
        process.execPath,
        ['--conditions=@agency-insights/source', 'tools/visual/chromatic.ts'],
        { cwd: root, encoding: 'utf8', env: { ...process.env, CHROMATIC_PROJECT_TOKEN: token } },
      );
      assert.match(stdout, /^Nothing is sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set\./);
      assert.equal(status, 0);
    });

  describe('with a project token', () => {
    const environment = { CHROMATIC_PROJECT_TOKEN: 'chpt_secret' };
    const built = chromaticArguments(['--no-build'], environment) ?? [];
    const building = chromaticArguments([], environment) ?? [];

    it('sends the existing build, or builds with the usual command [SHIP-5]', () => {
      assert.deepEqual(built, ['--storybook-build-dir', storybookFolder, '--exit-zero-on-changes']);
      assert.deepEqual(building, [
        '--build-command',
        'storybook build --disable-telemetry -o storybook-static',
        '--output-dir',
        'storybook-static',
        '--exit-zero-on-changes',
      ]);
    });

    it('passes the token only in the environment, where no process list shows it', () =>
      assert.doesNotMatch([...built, ...building].join(' '), /chpt_secret/));

    it('uses only options that the installed program accepts', () => {
      const { stdout } = spawnSync('chromatic', ['--help'], { cwd: root, encoding: 'utf8', env: toolEnvironment() });
      for (const option of [...built, ...building].filter((argument) => argument.startsWith('--')))
        assert.match(stdout, new RegExp(`^ *${option}\\b`, 'm'));
    });
  });
});
