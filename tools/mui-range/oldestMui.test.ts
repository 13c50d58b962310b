import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { root } from '../bootstrap.mjs';
import { oldestMui } from './oldestMui.ts';

it('Packages with a view accept Material UI from the versions on that `npm run test:mui` tests, and no others', () => {
  const tested = oldestMui.map((version) => `^${version}`).join(' || ');
  for (const name of ['ui-kit', 'form-renderer', 'data-table']) {
    const manifest = JSON.parse(readFileSync(path.join(root, 'libs', name, 'package.json'), 'utf8')) as {
      peerDependencies: Record<string, string>;
    };
    assert.equal(manifest.peerDependencies['@mui/material'], tested, name);
  }
});
