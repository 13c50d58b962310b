import { expect, type Locator } from '@playwright/test';

/**
 * Waits until an element is so many px wide, to half a pixel. Browsers lay out in fractions of a pixel, and panels slide
 * into place.
 */
export async function expectWidth(element: Locator, px: number): Promise<void> {
  await expect.poll(() => widthOf(element)).toBeCloseTo(px, 0);
}

/** How wide an element is, in px. */
export async function widthOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.width ?? 0;
}
