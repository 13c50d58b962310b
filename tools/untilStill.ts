import type { Frame, Page } from '@playwright/test';

/**
 * Waits until the page and its frames are static: no transition or animation runs after either of two frames. Endless
 * animations, such as a progress bar's, do not count, nor do those that follow the scroll.
 */
export async function untilStill(page: Page | Frame): Promise<void> {
  await page.evaluate(async () => {
    for (let stillFrames = 0; stillFrames < 2;) {
      await new Promise(requestAnimationFrame);
      // Components that were notified in this frame render after it.
      await new Promise((resolve) => setTimeout(resolve));
      const moving = document
        .getAnimations()
        .filter(
          ({ playState, effect, timeline }) =>
            playState === 'running' &&
            timeline instanceof DocumentTimeline &&
            effect?.getComputedTiming().endTime !== Infinity,
        );
      await Promise.allSettled(moving.map(({ finished }) => finished));
      stillFrames = moving.length === 0 ? stillFrames + 1 : 0;
    }
  });
}
