import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { launchBrowser } from '../launchBrowser.ts';

/** Styles of components are made at run time, so they are allowed; scripts are not. */
const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";

/** A page in the pinned browser under a policy that allows only its own scripts. */
export interface PageUnderPolicy {
  page: Page;
  /** Errors that the page has thrown or written to the console. */
  errors: string[];
  close: () => Promise<void>;
}

/**
 * Bundles a script, serves it with some JSON files and other scripts (of workers) beside it, and opens the page; entries
 * are relative to the workspace.
 */
export async function openUnderPolicy(
  entry: string,
  json: Readonly<Record<string, unknown>>,
  scripts: Readonly<Record<string, string>> = {},
): Promise<PageUnderPolicy> {
  const html =
    '<!doctype html><html lang="en"><title>Page</title><div id="root"></div><script src="/page.js"></script></html>';
  const files: Record<string, [type: string, body: string]> = {
    '/': ['text/html', html],
    '/page.js': ['text/javascript', await bundle(entry)],
  };
  for (const [name, value] of Object.entries(json)) files[`/${name}`] = ['application/json', JSON.stringify(value)];
  for (const [name, script] of Object.entries(scripts)) files[`/${name}`] = ['text/javascript', await bundle(script)];
  const opened = new AsyncDisposableStack();
  try {
    return { ...(await openPage(files, opened)), close: () => opened.disposeAsync() };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

/** Serves files and opens the first of them; `opened` closes the browser and the server. */
async function openPage(
  files: Readonly<Record<string, [type: string, body: string]>>,
  opened: AsyncDisposableStack,
): Promise<Omit<PageUnderPolicy, 'close'>> {
  const server = createServer((request, response) => {
    const [type, body] = files[request.url ?? ''] ?? ['text/plain', ''];
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy }).end(body);
  }).listen(0, '127.0.0.1');
  opened.defer(() => void server.close());
  await once(server, 'listening');
  const browser = await launchBrowser();
  opened.defer(() => browser.close());
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return { page, errors };
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, '../..', entry)],
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
