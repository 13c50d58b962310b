import { expect, type Frame, type Page } from '@playwright/test';

/** Waits until nothing reaches over the right edge of the window, or of a frame: a page takes a moment to fit a new width. */
export async function expectNothingCutOff(page: Page | Frame, where?: string): Promise<void> {
  const px = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(px, { message: where }).toBeLessThanOrEqual(0);
}
