import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Browser } from '../testing/Browser.test-support.ts';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';

const script = 'console.log("app")';

describe('the web app', () => {
  let platform: TestPlatform;
  let folder = '';
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'agency-insights-web-'));
    await mkdir(path.join(folder, 'dist', 'assets'), { recursive: true });
    const dist = (name: string) => path.join(folder, 'dist', name);
    await writeFile(dist('index.html'), '<!doctype html><html><head><title>App</title></head><body></body></html>');
    await writeFile(dist('assets/index-B1x9Qz_k.js'), script);
    await writeFile(dist('assets/index-B1x9Qz_k.js.br'), brotliCompressSync(script));
    await writeFile(dist('assets/index-B1x9Qz_k.js.gz'), gzipSync(script));
    await writeFile(dist('assets/large-C2y0Ra_l.js'), `//${'x'.repeat(200_000)}`);
    await writeFile(dist('favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeFile(dist('.env'), 'SECRET=1');
    await writeFile(dist('notes.bin'), 'x');
    await writeFile(path.join(folder, 'outside.js'), 'outside');
    platform = await startPlatform({ env: { WEB_DIR: path.join(folder, 'dist') } });
  });
  after(async () => {
    await platform.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('responds to every address that a user opens with its page, under a strict policy with a fresh nonce [PLUS-19]', async () => {
    const nonces = new Set<string>();
    for (const address of ['/', '/marketing/agencies?page=2', '/no/such/screen', '/index.html']) {
      const page = await new Browser().open(`${platform.url}${address}`);
      assert.equal(page.status, 200);
      const nonce = /<meta name="csp-nonce" content="([^"]+)">/.exec(page.html)?.[1] ?? '';
      const policy = page.headers.get('content-security-policy') ?? '';
      assert.ok(nonce.length >= 22 && policy.includes(`style-src 'self' 'nonce-${nonce}'`));
      assert.match(policy, /default-src 'none'; script-src 'self';/);
      assert.doesNotMatch(policy, /unsafe|script-src[^;]*nonce/);
      assert.match(policy, new RegExp(`form-action 'self' ${platform.issuer}`));
      assert.match(policy, new RegExp(`frame-src ${platform.dashboardsUrl};`), 'shows dashboards and no other frames');
      assert.equal(page.headers.get('cache-control'), 'no-store');
      nonces.add(nonce);
    }
    assert.equal(nonces.size, 4);
  });

  it('includes no analytics in page or policy without a key, and only its own origin and those of the frames [API-TRACK-1]', async () => {
    const { html, headers } = await new Browser().open(`${platform.url}/`);
    assert.doesNotMatch(html, /analytics/);
    const origins = headers.get('content-security-policy')?.match(/https?:\/\/[^ ;]+/g) ?? [];
    assert.deepEqual([...new Set(origins)].sort(), [platform.dashboardsUrl, platform.issuer].sort());
  });

  it('serves a file or a 404 for the resources of a page, never the page itself', async () => {
    const missing = await fetch(`${platform.url}/assets/gone-AAAAAAAA.js`);
    assert.equal(missing.status, 404);
    assert.match(missing.headers.get('content-type') ?? '', /json/);
    assert.equal((await fetch(`${platform.url}/marketing/agencies`)).status, 404);
    assert.equal(
      (await fetch(`${platform.url}/favicon.svg`)).headers.get('content-type'),
      'image/svg+xml; charset=utf-8',
    );
  });

  it('serves the compressed form that the browser accepts, and caches it permanently if the name has a hash', async () => {
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await fetch(`${platform.url}/assets/index-B1x9Qz_k.js`, {
        headers: { 'accept-encoding': accepted },
      });
      assert.equal(answer.headers.get('content-encoding'), encoding);
      assert.equal(answer.headers.get('cache-control'), 'public, max-age=31536000, immutable');
      assert.equal(answer.headers.get('vary'), 'Accept-Encoding');
      assert.equal(await answer.text(), script);
    }
    const icon = await fetch(`${platform.url}/favicon.svg`);
    assert.equal(icon.headers.get('cache-control'), 'no-cache');
    const again = await fetch(`${platform.url}/favicon.svg`, {
      headers: { 'if-none-match': icon.headers.get('etag') ?? '' },
    });
    assert.equal(again.status, 304);
  });

  it('keeps no file open, whether a response is read or not', { skip: !existsSync('/proc/self/fd') }, async () => {
    const address = `${platform.url}/assets/large-C2y0Ra_l.js`;
    for (let turn = 0; turn < 20; turn += 1) {
      const head = await fetch(address, { method: 'HEAD' });
      assert.equal(head.headers.get('content-length'), '200002');
      assert.equal(await head.text(), '');
      await (await fetch(address)).body?.cancel();
    }
    const open = await Promise.all(
      (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
    );
    assert.deepEqual(
      open.filter((target) => target.startsWith(folder)),
      [],
    );
  });

  it('serves nothing from outside its folder, nothing hidden and no unknown type', async () => {
    for (const target of [
      '/../outside.js',
      '/..%2foutside.js',
      '/%2e%2e/outside.js',
      '/assets/..%2f..%2foutside.js',
      '/..\\outside.js',
      '/.env',
      '/%2eenv',
      '/notes.bin',
      '/assets',
      '/assets/',
      '/index-%00.js',
    ]) {
      const status = await rawStatus(target);
      assert.ok(status === 404 || status === 400, `${target}: ${status}`);
    }
  });

  it('redirects 127.0.0.1 to localhost, whose cookies it uses', async () => {
    const { port } = new URL(platform.url);
    const answer = await new Browser().fetch(`http://127.0.0.1:${port}/marketing/agencies?page=2`, {
      headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' },
    });
    assert.equal(answer.status, 302);
    assert.equal(answer.headers.get('location'), `${platform.url}/marketing/agencies?page=2`);
  });

  /** fetch would tidy the path up before it is sent. */
  function rawStatus(target: string): Promise<number | undefined> {
    const { hostname, port } = new URL(platform.url);
    return new Promise((resolve, reject) => {
      request({ hostname, port, path: target }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
  }
});

describe('the web app with analytics', () => {
  const origin = 'https://analytics.example.com';
  let platform: TestPlatform;
  let folder = '';
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'agency-insights-web-'));
    await writeFile(path.join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
    platform = await startPlatform({
      env: { WEB_DIR: folder, ANALYTICS_KEY: 'key-1', ANALYTICS_ORIGIN: origin },
    });
  });
  after(async () => {
    await platform.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const open = (headers: Record<string, string> = {}) => new Browser().open(`${platform.url}/`, { headers });

  it('sends key and origin to the page, and allows the origin in its policy only for scripts, reports and images [API-TRACK-1]', async () => {
    const { html, headers } = await open();
    assert.match(html, /<meta name="analytics-key" content="key-1">/);
    assert.match(html, /<meta name="analytics-origin" content="https:\/\/analytics\.example\.com">/);
    const rules = (headers.get('content-security-policy') ?? '').split('; ').filter((rule) => rule.includes(origin));
    assert.deepEqual(rules, [
      `script-src 'self' ${origin}`,
      `img-src 'self' data: blob: ${origin}`,
      `connect-src 'self' ${origin}`,
    ]);
  });

  it('omits both for a browser that sends Do Not Track or Global Privacy Control [API-TRACK-1]', async () => {
    for (const header of ['dnt', 'sec-gpc']) {
      const { html, headers } = await open({ [header]: '1' });
      assert.doesNotMatch(`${html}${headers.get('content-security-policy')}`, /analytics/);
    }
    assert.match((await open({ dnt: '0', 'sec-gpc': '0' })).html, /analytics-key/);
  });
});
