import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { test as base, expect } from './support/journey.ts';
import { demoPassword, SignIn } from './support/SignIn.ts';
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
        if (request.url?.startsWith('/api/') && platformUrl !== null) return forward(request, response, platformUrl);
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

/** Does as a reverse proxy that keeps the name of the host. */
function forward(request: IncomingMessage, response: ServerResponse, platformUrl: string): void {
  const { method, headers } = request;
  const onward = httpRequest(new URL(request.url ?? '', platformUrl), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

/** Signs a person in, searches and signs them out. */
async function useApplication(page: Page, address: string): Promise<void> {
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
}

const onList = test.extend({
  platform: [({ application }, use) => withPlatform({ APP_ORIGINS: application.origin }, use), { scope: 'worker' }],
});

onList(
  'an application on its own origin signs a person in, searches and signs them out [AUTH-CLIENT-2]',
  ({ page, application, platform }) =>
    useApplication(page, `${application.origin}/accounts?platform=${encodeURIComponent(platform.url)}`),
);

const behindProxy = test.extend({
  platform: [({ application }, use) => withPlatform({ PUBLIC_URL: application.origin }, use), { scope: 'worker' }],
});

behindProxy(
  'an application behind a reverse proxy on the platform’s origin signs a person in, searches and signs them out [AUTH-CLIENT-2]',
  ({ page, application, platform }) => {
    application.proxyTo(platform.url);
    return useApplication(page, `${application.origin}/accounts`);
  },
);
