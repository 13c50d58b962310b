import { expect, type Page } from '@playwright/test';

/**
 * Waits until the page may be used: as long as it is not known whether the person has a second factor, it is covered, and
 * a key or a focus does nothing.
 */
export async function expectUncovered(page: Page): Promise<void> {
  await expect(page.locator('[inert]')).toHaveCount(0);
}
