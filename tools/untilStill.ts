import type { Page } from '@playwright/test';

/**
 * Waits until nothing on the page moves or fades: no transition or animation runs for two frames.
 * Endless animations, such as a progress bar's, do not count.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let stillFrames = 0; stillFrames < 2;) {
      const moving = document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(moving.map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
      stillFrames = moving.length === 0 ? stillFrames + 1 : 0;
    }
  });
}
