import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import { test as base, expect } from './support/journey.ts';
import { demoPassword, SignIn } from './support/SignIn.ts';
import { withPlatform } from './support/withPlatform.ts';

/** An application on an origin of its own, and a platform that knows it. */
const test = base.extend<object, { appOrigin: string }>({
  appOrigin: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const script = await builtApplication();
      const server = createServer((request, response) => {
        const isScript = request.url === '/application.js';
        response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
        response.end(isScript ? script : page);
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  platform: [({ appOrigin }, use) => withPlatform({ APP_ORIGINS: appOrigin }, use), { scope: 'worker' }],
});

const page =
  '<!doctype html><html lang="en"><head><title>Application</title></head><body><script type="module" src="/application.js"></script></body></html>';

async function builtApplication(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'support/otherOriginApp.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    conditions: ['@agency-insights/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

test('an application on an origin of its own signs a person in, searches and signs them out [AUTH-CLIENT-2]', async ({
  page,
  appOrigin,
  platform,
}) => {
  const address = `${appOrigin}/accounts?platform=${encodeURIComponent(platform.url)}`;
  const status = (name: string) => page.getByRole('heading', { name, exact: true });
  await page.goto(address);
  await expect(status('unauthenticated')).toBeVisible();

  await page.getByRole('button', { name: 'Sign in' }).click();
  await new SignIn(page).submit('analyst@demo.test', demoPassword);
  await expect(page).toHaveURL(address);
  await expect(status('authenticated')).toBeVisible();
  await expect(page.getByText('analyst@demo.test')).toBeVisible();

  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText(/^\d+ agencies$/)).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(address);
  await expect(status('unauthenticated')).toBeVisible();
});
