// The table's worker in the pinned browser, under a policy that allows no workers but files of the page's own.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { chromium, type Browser } from '@playwright/test';
import { build } from 'esbuild';
import { browserExecutable } from '../browser.mjs';
import { browserArguments } from '../browserArguments.ts';

const policy = "default-src 'none'; script-src 'self'; worker-src 'self'";
const folder = path.join(import.meta.dirname, '../../libs/data-table/src/worker');

describe('a table’s worker under a strict content security policy', () => {
  let server: Server;
  let browser: Browser;

  before(async () => {
    const files: Record<string, [type: string, body: string]> = {
      '/': ['text/html', '<!doctype html><html lang="en"><title>Table</title><script src="/page.js"></script></html>'],
      '/page.js': ['text/javascript', await bundle('policyPage.test-support.ts')],
      '/worker.js': ['text/javascript', await bundle('tableWorker.ts')],
    };
    server = createServer((request, response) => {
      const [type, body] = files[request.url ?? ''] ?? ['text/plain', ''];
      response
        .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy })
        .end(body);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    browser = await chromium.launch({ executablePath: await browserExecutable(), args: browserArguments });
  });

  after(async () => {
    await browser.close();
    server.close();
  });

  it('starts from a file of the page’s own, and sorts as the page does [PLUS-19]', async () => {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const told = await page.evaluate(() => (window as unknown as { told: Promise<unknown> }).told);
    assert.deepEqual(told, { started: true, answers: 1, isSameOrder: true, isBlobRefused: true });
  });
});

async function bundle(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, file)],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    conditions: ['@agency-insights/source'],
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
