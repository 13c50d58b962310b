import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { buildSampleSet } from '../data/ensureSampleSet.ts';
import { temporaryFolder } from '../data/querySet.test-support.ts';
import { startPlatformProcess } from '../saved-filters/platformProcess.test-support.ts';
import { until } from '../testing/until.test-support.ts';

/** Longer than any test takes: the platform is still there whenever it is asked. */
const drainSeconds = '600';

describe('a platform process that is asked to stop', () => {
  it('serves requests with Connection: close, and reports not ready, until it is asked again [PLUS-42]', async () => {
    await using opened = new AsyncDisposableStack();
    const folder = opened.adopt(await temporaryFolder(), (made) => made.remove());
    await buildSampleSet({ dataDir: folder.path, agencies: 5, policies: 100 });
    const { process, url } = opened.adopt(
      await startPlatformProcess(folder.path, { DRAIN_SECONDS: drainSeconds }),
      (started) => started.kill(),
    );
    const session = () => fetch(`${url}/api/auth/session`);
    assert.equal((await fetch(`${url}/readyz`)).status, 200);
    assert.equal((await session()).headers.get('connection'), 'keep-alive');
    process.kill('SIGTERM');
    await until(
      'readiness says so',
      () => fetch(`${url}/readyz`),
      ({ status }) => status === 503,
    );
    const answer = await session();
    assert.deepEqual([answer.status, answer.headers.get('connection')], [200, 'close']);
    const ended = once(process, 'exit');
    process.kill('SIGTERM');
    assert.deepEqual(await ended, [1, null]);
  });
});
