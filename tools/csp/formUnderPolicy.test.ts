// The whole form, every type of field, in the pinned browser under a policy that allows no script but the page's own.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { browserExecutable } from '../browser.mjs';
import { browserArguments } from '../browserArguments.ts';

/** Styles of components are made at run time, so they are allowed; scripts are not. */
const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";

const track = { min: 0, max: 10, step: 1 };
const data = { kind: 'looker', params: {}, keyValue: 'state' };
const schema = [
  { id: 'a', type: 'text', config: { label: 'Name' } },
  { id: 'b', type: 'multi-text', config: { label: 'Codes', options: ['A-1'] } },
  { id: 'c', type: 'select', config: { label: 'State', options: [], multiple: true }, data },
  { id: 'd', type: 'radio', config: { label: 'Line', options: [{ label: 'Personal' }] } },
  { id: 'e', type: 'checkbox', config: { label: 'New' } },
  { id: 'f', type: 'autocomplete', config: { label: 'City', options: [] }, data: { ...data, dependsOn: ['c'] } },
  { id: 'g', type: 'slider', config: { label: 'Year', ...track } },
  { id: 'h', type: 'switch', config: { label: 'Active' } },
  { id: 'i', type: 'range-slider', config: { label: 'Premium', ...track } },
  { id: 'j', type: 'select-range', config: { label: 'Count', ...track } },
  {
    id: 'k',
    type: 'pill',
    config: { label: 'More', expanded: true, fields: [{ id: 'l', type: 'custom', config: { componentKey: 'note' } }] },
  },
  {
    id: 'm',
    type: 'accordion',
    config: { label: 'Place', expanded: true, fields: [{ id: 'n', type: 'text', config: { label: 'County' } }] },
  },
];
const types = [
  ...['text', 'multi-text', 'select', 'radio', 'checkbox', 'autocomplete', 'slider', 'switch', 'range-slider'],
  ...['select-range', 'pill', 'accordion', 'custom'],
];
const invalid = [{ type: 'text' }, { id: 'x', type: 'select', config: {} }];

/** What the page tells of itself. */
interface PageWindow {
  violations: string[];
  failures: string[];
  evaluate: () => number;
}

describe('a form under a strict content security policy', () => {
  let server: Server;
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];

  before(async () => {
    const script = await bundle();
    const files: Record<string, [type: string, body: string]> = {
      '/': [
        'text/html',
        '<!doctype html><html lang="en"><title>Form</title><div id="root"></div><script src="/page.js"></script></html>',
      ],
      '/page.js': ['text/javascript', script],
      '/schema.json': ['application/json', JSON.stringify(schema)],
      '/invalid.json': ['application/json', JSON.stringify(invalid)],
    };
    server = createServer((request, response) => {
      const [type, body] = files[request.url ?? ''] ?? ['text/plain', ''];
      response
        .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy })
        .end(body);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    browser = await chromium.launch({ executablePath: await browserExecutable(), args: browserArguments });
    page = await browser.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.getByRole('textbox', { name: 'Name' }).waitFor();
  });

  after(async () => {
    await browser.close();
    server.close();
  });

  it('draws every type of field of a schema that arrives at run time, and nothing is refused [PLUS-19]', async () => {
    for (const type of types) assert.equal(await page.locator(`[data-type="${type}"]`).first().count(), 1, type);
    await page.getByRole('textbox', { name: 'Name' }).fill('Lone Star');
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'TX' }).click();
    assert.equal(await page.getByRole('textbox', { name: 'Name' }).inputValue(), 'Lone Star');
    assert.deepEqual(await page.evaluate(() => (window as unknown as PageWindow).violations), []);
    assert.deepEqual(errors, []);
  });

  it('checks a schema that arrives at run time there, and names all that is wrong with it [PLUS-19]', async () => {
    assert.deepEqual(await page.evaluate(() => (window as unknown as PageWindow).failures), [
      'Argument not found: id',
      'options prop not found',
    ]);
  });

  it('stands under a policy that does refuse code from texts', async () => {
    // Later, in a task of the page's own: what the test itself evaluates is exempt from the policy.
    const refusal = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          setTimeout(() => {
            try {
              resolve(String((window as unknown as PageWindow).evaluate()));
            } catch (error) {
              resolve((error as Error).name);
            }
          });
        }),
    );
    assert.equal(refusal, 'EvalError');
  });
});

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, '../../libs/form-renderer/src/policy/policyPage.test-support.tsx')],
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
