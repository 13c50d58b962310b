import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Session } from '@agency-insights/insights-api/contract';
import { pino } from 'pino';
import { callEndpoint } from './people/administration.test-support.ts';
import { Browser } from './testing/Browser.test-support.ts';
import { OutsideProvider } from './testing/OutsideProvider.test-support.ts';
import { type SignedIn, startPlatform, type TestPlatform } from './testing/startPlatform.test-support.ts';

const period = { effective_date: '12 months ago for 12 months' };

/** A small disk of its own, which only root can make; null where that is not possible. */
function mountSmallDisk(): string | null {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'insights-full-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=40m', 'tmpfs', folder], { stdio: 'pipe' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}

function unmount(folder: string): void {
  execFileSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true });
}

/** Fills the disk of a folder with a file, which is removed to make room. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (;;) writeSync(handle, Buffer.alloc(4_096));
  } catch (error) {
    assert.equal((error as NodeJS.ErrnoException).code, 'ENOSPC');
  } finally {
    closeSync(handle);
  }
}

const disk = mountSmallDisk();
const skip = disk === null && 'a small disk can be mounted by root alone';

describe('a full disk', { skip }, () => {
  const dataDir = disk ?? '';
  const filler = path.join(dataDir, 'filler');
  const lines: string[] = [];
  /** How far the platform's clock is ahead. */
  let aheadMs = 0;
  let platform: TestPlatform;
  let ann: SignedIn;
  const started = new AsyncDisposableStack();
  before(async () => {
    started.defer(() => unmount(dataDir));
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const sample = { agencies: 50, policies: 2_000 };
    platform = await startPlatform({ dataDir, logger, sample, now: () => Date.now() + aheadMs });
    started.defer(() => platform.stop());
    ann = await platform.signIn('analyst');
    fill(filler);
  });
  after(() => started.disposeAsync());

  const save = () =>
    callEndpoint(platform, 'savedFilters.create', ann.headers, {
      body: { filterName: 'Full disk', filterContent: { filters: period } },
    });
  const readiness = async () => {
    const answer = await fetch(`${platform.url}/readyz`);
    return [answer.status, ((await answer.json()) as { disk: string }).disk];
  };

  it('does not prevent reading', async () => {
    const accept = { ...ann.headers, accept: 'application/json' };
    const found = await callEndpoint(platform, 'resultSets.findAgencies', accept, { body: { filters: period } });
    assert.equal(found.status, 200);
    const session = await ann.browser.json<Partial<Session>>(`${platform.url}/api/auth/session`);
    assert.equal(session.user?.email, 'analyst@demo.test');
    assert.equal((await callEndpoint(platform, 'savedFilters.list', ann.headers)).status, 200);
  });

  it('is named in the response to a save, in the log and in readiness', async () => {
    lines.length = 0;
    const { status, body } = await save();
    assert.equal(status, 503);
    assert.equal(body.error.code, 'disk_full');
    assert.match(body.error.message, /disk is full, so nothing can be saved/);
    assert.deepEqual(await readiness(), [503, 'full']);
    assert.equal(lines.filter((line) => line.includes('DATA_DIR: the disk is full')).length, 2, lines.join(''));
    assert.doesNotMatch(lines.join(''), /cannot rollback/);
  });

  it('is reported to a user who wants to sign in', async () => {
    assert.match((await platform.openSignIn()).html, /disk is full, so nothing can be saved/);
  });

  it('does not prevent signing out, and saving works again after space is freed', async () => {
    const ben = await platform.signIn('analyst').catch(() => null);
    assert.equal(ben, null);
    const { csrfToken } = await ann.browser.json<{ csrfToken: string }>(`${platform.url}/api/auth/csrf`);
    const body = new URLSearchParams({ csrfToken, json: 'true' });
    const left = await ann.browser.json<{ url?: string }>(`${platform.url}/api/auth/signout`, { method: 'POST', body });
    assert.ok(left.url, `sign-out: ${JSON.stringify(left)}`);
    assert.equal((await callEndpoint(platform, 'savedFilters.list', ann.headers)).status, 401);
    rmSync(filler);
    assert.deepEqual(await readiness(), [200, 'ok']);
    ann = await platform.signIn('analyst');
    assert.equal((await save()).status, 201);
  });

  it('neither revives an expired session nor breaks reading one', async () => {
    fill(filler);
    aheadMs = 31 * 60_000;
    const session = await ann.browser.fetch(`${platform.url}/api/auth/session`);
    assert.deepEqual([session.status, await session.json()], [200, {}]);
    assert.equal((await callEndpoint(platform, 'savedFilters.list', ann.headers)).status, 401);
    rmSync(filler);
  });
});

describe("a full disk beside a provider of the customer's own", { skip }, () => {
  let dataDir = '';
  const lines: string[] = [];
  const outside = new OutsideProvider();
  let platform: TestPlatform;
  const started = new AsyncDisposableStack();
  before(async () => {
    dataDir = mountSmallDisk() ?? '';
    started.defer(() => unmount(dataDir));
    started.defer(() => outside.stop());
    await outside.listen();
    const env = {
      OIDC_ISSUER: outside.issuer,
      OIDC_CLIENT_ID: 'insights',
      OIDC_CLIENT_SECRET: 'a secret with spaces & signs',
      OIDC_SCOPE: 'openid profile email',
    };
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    platform = await startPlatform({ dataDir, env, logger });
    started.defer(() => platform.stop());
    outside.serve(platform.url);
  });
  after(() => started.disposeAsync());

  it('is reported to a user whom the provider lets in, and in the log; sign-in works after space is freed', async () => {
    outside.nextPerson = { sub: 'u-1', email: 'ada@example.com', email_verified: true };
    const filler = path.join(dataDir, 'filler');
    fill(filler);
    assert.match((await platform.openSignIn()).html, /disk is full, so nothing can be saved/);
    assert.match(lines.join(''), /DATA_DIR: the disk is full; people can't sign in until there is room/);
    rmSync(filler);
    const browser = new Browser();
    await platform.openSignIn(browser);
    const session = await browser.json<Partial<Session>>(`${platform.url}/api/auth/session`);
    assert.equal(session.user?.email, 'ada@example.com');
  });
});
