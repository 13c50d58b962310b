/** @jest-environment jsdom */
import { markLocalHost } from './markLocalHost.ts';

function faviconOn(hostname: string): string | null {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg" type="image/svg+xml" />';
  markLocalHost(document, hostname);
  return document.querySelector('link[rel="icon"]')?.getAttribute('href') ?? null;
}

describe('the favicon [APP-ROUTE-3]', () => {
  it.each([
    'localhost',
    '127.0.0.1',
    '[::1]',
    'insights.local',
    'insights.test',
    'dev.insights.com',
    'a.dev.insights.com',
  ])('is different on %s', (hostname) => expect(faviconOn(hostname)).toBe('/favicon-local.svg'));
  it.each(['insights.com', 'developers.insights.com', 'www.localhost.com', '10.0.0.1'])(
    'is the standard one on %s',
    (hostname) => expect(faviconOn(hostname)).toBe('/favicon.svg'),
  );
});
