import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@agency-insights/insights-api/contract';
import { startPlatform, type SignedIn, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import { generatorDefaults } from './generate/GeneratorOptions.ts';
import { writeGeneratedFile } from './generate/writeGeneratedFile.ts';
import { loadFile } from './loadFile.ts';

let platform: TestPlatform;
let analyst: SignedIn;

before(async () => {
  platform = await startPlatform({ sample: { agencies: 20, policies: 2_000 } });
  analyst = await platform.signIn('analyst');
});
after(() => platform.stop());

/** Returns the number of agencies of a search without filters. */
async function agenciesFound(): Promise<number> {
  const response = await fetch(`${platform.url}${endpoints['resultSets.findAgencies'].path}`, {
    method: 'POST',
    headers: { ...analyst.headers, 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ filters: { agency_name: '%' } }),
  });
  assert.equal(response.status, 200);
  return ((await response.json()) as { total: number }).total;
}

describe('loading while the platform runs', () => {
  it('switches to the new set without a failed search [PLAT-10]', async () => {
    assert.equal(await agenciesFound(), 20);
    const file = join(platform.dataDir, 'new.parquet');
    await writeGeneratedFile({ ...generatorDefaults, policies: 3_000, agencies: 33 }, file);
    let loading = true;
    const load = loadFile({ file, dataDir: platform.dataDir }).finally(() => (loading = false));
    const seen = new Set<number>();
    while (loading) seen.add(await agenciesFound());
    await load;
    for (let tries = 0; tries < 50 && !seen.has(33); tries += 1) {
      await wait(100);
      seen.add(await agenciesFound());
    }
    assert.equal(await agenciesFound(), 33);
    assert.deepEqual([...seen].sort(), [20, 33]);
  });
});
