// The public types of the built packages against their reports: `npm test -- build packages`.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../bootstrap.mjs';
import { apiReport } from './apiReport.ts';

describe('the public types', () => {
  for (const name of readdirSync(path.join(root, 'libs'))) {
    it(`of ${name} match its report [SHIP-2]`, () => {
      const report = readFileSync(path.join(root, 'api-reports', `${name}.api.md`), 'utf8').split('\n');
      const built = apiReport(path.join(root, 'libs', name)).split('\n');
      const added = built.filter((line) => !report.includes(line));
      const removed = report.filter((line) => !built.includes(line));
      const changes = [...removed.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)];
      const advice = 'Run npm run api:update, and read what the change means for consumers (docs/versioning.md).';
      assert.equal(changes.length, 0, `${advice}\n${changes.slice(0, 40).join('\n')}`);
    });
  }
});
