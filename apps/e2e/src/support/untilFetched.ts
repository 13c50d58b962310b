import type { Page } from '@playwright/test';

/**
 * Waits until a page that was just opened has fetched what it fetches behind its first view: parts that open on a click,
 * and what it asks about the person. Whoever takes its server, its network or its session away waits for that first.
 */
export async function untilFetched(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}
