import type { Page } from '@playwright/test';

/**
 * Waits until a page that was just opened has fetched what it fetches behind its first view: parts that open on a click,
 * and what it asks about the person. A journey that then stops the server, cuts the network or ends the session waits for
 * this first.
 */
export async function untilFetched(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}
