import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { openSecrets } from './openSecrets.ts';
import { cookieKeysOf } from './Secrets.ts';

const dayMs = 24 * 3_600_000;

describe('secrets', () => {
  let dataDir = '';
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'agency-insights-secrets-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('are created once, differ everywhere, and are readable only by their owner', async () => {
    const secrets = await openSecrets(dataDir, 0);
    assert.deepEqual(await openSecrets(dataDir, 0), secrets);
    const file = await stat(path.join(dataDir, 'secrets', 'keys.json'));
    const folder = await stat(path.join(dataDir, 'secrets'));
    assert.deepEqual([file.mode & 0o777, folder.mode & 0o777], [0o600, 0o700]);
    const { clientSecret, sealingKey, csrfKey, cookieKeys, accessTokenKey, providerKey } = secrets;
    const all = [clientSecret, sealingKey, csrfKey, cookieKeys[0]?.key, accessTokenKey.d, providerKey.d];
    assert.equal(new Set(all).size, all.length);
  });

  it('are the same for two processes that start at the same time', async () => {
    const opened = await Promise.all(Array.from({ length: 8 }, () => openSecrets(dataDir, 0)));
    for (const secrets of opened) assert.deepEqual(secrets, opened[0]);
    assert.deepEqual(await readdir(path.join(dataDir, 'secrets')), ['keys.json']);
  });

  it('get a new cookie key every 30 days, which processes that started before and after know too [PLUS-42]', async () => {
    const secrets = await openSecrets(dataDir, 0);
    assert.deepEqual(await openSecrets(dataDir, 31 * dayMs), secrets);
    const [first = '', ...others] = cookieKeysOf(secrets, 100 * dayMs);
    const [later = '', ...othersLater] = cookieKeysOf(secrets, 131 * dayMs);
    assert.equal(cookieKeysOf(secrets, 101 * dayMs)[0], first);
    assert.notEqual(later, first);
    assert.ok(others.includes(later) && othersLater.includes(first));
    assert.ok(others.includes(secrets.cookieKeys[0]?.key ?? ''), 'cookies of earlier releases stay good');
  });

  it('name the file if it is damaged, and leave it unchanged', async () => {
    await openSecrets(dataDir, 0);
    const file = path.join(dataDir, 'secrets', 'keys.json');
    await writeFile(file, '{"version":1');
    await assert.rejects(
      openSecrets(dataDir, 0),
      new RegExp(`^StartProblem: DATA_DIR: the file ${file} is damaged; restore`),
    );
    assert.equal(await readFile(file, 'utf8'), '{"version":1');
  });

  it('name the folder if it is not writable', async () => {
    const blocked = path.join(dataDir, 'file');
    await writeFile(blocked, '');
    await assert.rejects(
      openSecrets(path.join(blocked, 'data'), 0),
      /DATA_DIR: the folder .* cannot be written \(ENOTDIR\)/,
    );
  });
});
