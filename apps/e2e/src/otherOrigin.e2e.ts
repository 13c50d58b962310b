import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { freePorts } from '../../../tools/freePorts.ts';
import { test as base, expect } from './support/journey.ts';
import { demoPassword, SignIn } from './support/SignIn.ts';
import { forwardTo, serveTls } from './support/tlsServer.ts';
import { withPlatform } from './support/withPlatform.ts';

interface Application {
  origin: string;
  /** Where its calls go that its page makes to its own origin; none: they are not taken. */
  proxyTo(platformUrl: string): void;
}

/** An application on its own origin. */
const test = base.extend<object, { application: Application }>({
  application: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const script = await builtApplication();
      let platformUrl: string | null = null;
      const server = createServer((request, response) => {
        if (request.url?.startsWith('/api/') && platformUrl !== null) return forwardTo(platformUrl)(request, response);
        const isScript = request.url === '/application.js';
        response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
        response.end(isScript ? script : document);
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
      await use({ origin, proxyTo: (url) => (platformUrl = url) });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
});

const document =
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

/** Signs a person in, renews the session, searches and signs them out. */
async function useApplication(page: Page, address: string): Promise<void> {
  const status = (name: string) => page.getByRole('heading', { name, exact: true });
  await page.goto(address);
  await expect(status('unauthenticated')).toBeVisible();

  await page.getByRole('button', { name: 'Sign in' }).click();
  await new SignIn(page).submit('analyst@demo.test', demoPassword);
  await expect(page).toHaveURL(address);
  await expect(status('authenticated')).toBeVisible();
  await expect(page.getByText('analyst@demo.test')).toBeVisible();

  await page.getByRole('button', { name: 'Renew' }).click();
  await expect(page.getByText('Renewed', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText(/^\d+ agencies$/)).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(address);
  await expect(status('unauthenticated')).toBeVisible();
}

const onList = test.extend({
  platform: [({ application }, use) => withPlatform({ APP_ORIGINS: application.origin }, use), { scope: 'worker' }],
});

onList(
  'an application on its own origin signs a person in, renews the session, searches and signs out [AUTH-CLIENT-2]',
  ({ page, application, platform }) =>
    useApplication(page, `${application.origin}/accounts?platform=${encodeURIComponent(platform.url)}`),
);

/** Addresses over TLS: one for the application and the platform's calls, one for the embedded provider. */
interface Addresses {
  origin: string;
  environment: Record<string, string>;
}

const behindProxy = test.extend<object, { addresses: Addresses }>({
  ignoreHTTPSErrors: true,
  addresses: [
    async ({ application }, use) => {
      const [signInPort = 0] = await freePorts(1);
      const product = await serveTls(forwardTo(application.origin));
      const signIn = await serveTls(forwardTo(`http://127.0.0.1:${signInPort}`));
      await use({
        origin: product.origin,
        environment: {
          PUBLIC_URL: product.origin,
          // Another host name, so that the provider and the platform share no cookies.
          IDP_PUBLIC_URL: signIn.origin.replace('127.0.0.1', 'localhost'),
          IDP_PORT: String(signInPort),
        },
      });
      product.close();
      signIn.close();
    },
    { scope: 'worker' },
  ],
  platform: [({ addresses }, use) => withPlatform(addresses.environment, use), { scope: 'worker' }],
});

behindProxy(
  'an application behind a reverse proxy with TLS signs a person in, renews the session, searches and signs out [AUTH-CLIENT-2]',
  async ({ page, application, addresses, platform }) => {
    application.proxyTo(platform.url);
    await useApplication(page, `${addresses.origin}/accounts?page=2`);
  },
);
