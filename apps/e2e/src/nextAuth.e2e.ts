import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { test as base, expect } from './support/journey.ts';
import { SignIn } from './support/SignIn.ts';
import { withPlatform } from './support/withPlatform.ts';

/** The platform serves an application of next-auth in place of the product's own. */
const test = base.extend({
  platform: [
    async ({ hostPages: _none }, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'agency-insights-next-auth-'));
      await buildApplication(folder);
      await withPlatform({ WEB_DIR: folder }, use);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

async function buildApplication(folder: string): Promise<void> {
  await build({
    entryPoints: [path.join(import.meta.dirname, 'support/nextAuthApp.ts')],
    outfile: path.join(folder, 'assets/application.js'),
    bundle: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
  });
  const page =
    '<!doctype html><html lang="en"><head><title>Application</title></head><body><script type="module" src="/assets/application.js"></script></body></html>';
  writeFileSync(path.join(folder, 'index.html'), page);
}

const address = '/next-auth';

const status = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('next-auth’s React client signs in, updates and signs out, and its other tab follows [AUTH-CLIENT-2, AUTH-CLIENT-3, AUTH-SESSION-3]', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [other, page]) {
    await tab.goto(address);
    await expect(status(tab, 'unauthenticated')).toBeVisible();
  }

  await page.getByRole('button', { name: 'Sign in' }).click();
  await new SignIn(page).submitAs('analyst');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  for (const tab of [page, other]) {
    await expect(status(tab, 'authenticated')).toBeVisible();
    await expect(tab.getByText('analyst@demo.test')).toBeVisible();
  }

  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('1 updates')).toBeVisible();
  await expect(page.getByText('analyst@demo.test')).toBeVisible();

  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(status(page, 'unauthenticated')).toBeVisible();
  await expect(other).toHaveURL(new RegExp(`${address}$`));
  await expect(status(other, 'unauthenticated')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Password'), 'the provider asks again').toBeVisible();
});
