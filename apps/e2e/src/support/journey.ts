import { test as base, expect } from '@playwright/test';
import { Dashboards } from './Dashboards.ts';
import { EmbeddedDashboard } from './EmbeddedDashboard.ts';
import { FindAgencies } from './FindAgencies.ts';
import { forgetKept } from './forgetKept.ts';
import { type HostPages, serveHostPages } from './hostPages.ts';
import type { PlatformProcess } from './PlatformProcess.ts';
import { SavedSearches } from './SavedSearches.ts';
import { demoPersonIds, SignIn } from './SignIn.ts';
import { withPlatform } from './withPlatform.ts';

interface JourneyFixtures {
  signIn: SignIn;
  findAgencies: FindAgencies;
  dashboards: Dashboards;
  savedSearches: SavedSearches;
  embedded: EmbeddedDashboard;
  /** Ids of the people who have said "Skip for now" in this browser: others are asked to set up a second factor. */
  mfaSkippers: readonly string[];
  /** Puts the skippers into the storage of every page, before its scripts run. */
  skippedMfa: void;
  /** Errors that the journey provokes and the product logs, beside the late ones: `test.use({ expectedErrors: /…/ })`. */
  expectedErrors: RegExp | null;
  /** Deletes what journeys before have saved: each begins without saved searches and chosen languages. */
  nothingKept: void;
  /** Fails the journey at its end if the page logged an error or broke the content security policy. */
  noPageErrors: void;
}

interface WorkerFixtures {
  /** Another site, which may embed dashboards. */
  hostPages: HostPages;
  platform: PlatformProcess;
}

/** The browser's own messages about answers other than 2xx, and about a server that is down. */
const provoked = /Failed to load resource/;

/** What the page asks after its first view: that may come to an outage, or to an end of the session, which a journey makes. */
export const lateErrors =
  /The MFA status could not be loaded|The question for a second factor could not be loaded|Unable to load data/;

/** `test` of the journeys: each worker has a platform with its own data folder. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  hostPages: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const pages = await serveHostPages();
      await use(pages);
      pages.close();
    },
    { scope: 'worker' },
  ],
  platform: [({ hostPages }, use) => withPlatform({ EMBED_ORIGINS: hostPages.origin }, use), { scope: 'worker' }],
  baseURL: async ({ platform }, use) => use(platform.url),
  signIn: async ({ page }, use) => use(new SignIn(page)),
  findAgencies: async ({ page }, use) => use(new FindAgencies(page)),
  dashboards: async ({ page }, use) => {
    // A person who keeps the filters open, where the window has room for them.
    await page.addInitScript(() => {
      const key = 'dashboard-filters-open';
      if (window === window.top && window.innerWidth >= 1_440) localStorage[key] ??= 'true';
    });
    await use(new Dashboards(page));
  },
  savedSearches: async ({ page }, use) => use(new SavedSearches(page)),
  embedded: async ({ page, platform, signIn, hostPages }, use) =>
    use(new EmbeddedDashboard(page, platform, signIn, hostPages.origin)),
  mfaSkippers: [demoPersonIds, { option: true }],
  skippedMfa: [
    async ({ context, mfaSkippers }, use) => {
      await context.addInitScript((ids) => {
        // Pages without an origin have no storage, and show no prompt.
        if (ids.length > 0 && origin !== 'null')
          localStorage.setItem('mfa-enrollment-skipped-users', JSON.stringify(ids));
      }, mfaSkippers);
      await use();
    },
    { auto: true },
  ],
  expectedErrors: [null, { option: true }],
  nothingKept: [
    async ({ platform }, use) => {
      forgetKept(platform.dataFolder);
      await use();
    },
    { auto: true },
  ],
  noPageErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        const expected = expectedErrors === null ? [provoked] : [provoked, expectedErrors, lateErrors];
        const isExpected = expected.some((pattern) => pattern.test(message.text()));
        if (message.type() === 'error' && !isExpected) errors.push(message.text());
      });
      await use();
      expect(errors, 'errors that the page logged').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
