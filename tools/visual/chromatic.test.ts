import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { describe, it } from 'node:test';
import { root } from '../bootstrap.mjs';

describe('npm run chromatic', () => {
  for (const token of ['', ' '])
    it(`says that there is no project token ("${token}") and is content [SHIP-5]`, () => {
      const { status, stdout } = spawnSync(
        process.execPath,
        ['--conditions=@agency-insights/source', 'tools/visual/chromatic.ts'],
        { cwd: root, encoding: 'utf8', env: { ...process.env, CHROMATIC_PROJECT_TOKEN: token } },
      );
      assert.match(stdout, /^Nothing is sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set\./);
      assert.equal(status, 0);
    });
});
