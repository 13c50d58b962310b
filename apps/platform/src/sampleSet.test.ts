import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { endpoints } from '@agency-insights/insights-api/contract';
import { readCurrentSet } from './data/set/readCurrentSet.ts';
import { startPlatform } from './testing/startPlatform.test-support.ts';

describe('the sample set of the first start', () => {
  for (const today of ['2026-11-20T10:00:00Z', '2029-01-01T00:00:00Z', '2032-02-29T23:00:00Z']) {
    it(`has policies in the last complete months if the first start is ${today}`, async () => {
      const platform = await startPlatform({
        now: () => Date.parse(today),
        env: { SAMPLE_DATA: 'true' },
        sampleSize: { agencies: 20, policies: 2_000 },
      });
      try {
        const { headers } = await platform.signIn('analyst');
        for (const effective_date of ['12 months ago for 12 months', '1 months ago for 1 months']) {
          const answer = await fetch(`${platform.url}${endpoints['resultSets.findAgencies'].path}`, {
            method: 'POST',
            headers: { ...headers, accept: 'application/json', 'content-type': 'application/json' },
            body: JSON.stringify({ filters: { effective_date } }),
          });
          const { rows } = (await answer.json()) as { rows: unknown[] };
          assert.ok(rows.length > 0, effective_date);
        }
        const set = await readCurrentSet(`${platform.dataDir}/warehouse`);
        const nextDay = new Date(Date.parse(`${set?.asOf}T00:00:00Z`) + 86_400_000);
        assert.equal(nextDay.toISOString().slice(0, 10), `${today.slice(0, 7)}-01`);
      } finally {
        await platform.stop();
      }
    });
  }
});
