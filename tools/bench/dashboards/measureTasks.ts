/* eslint-disable @nx/enforce-module-boundaries -- shares the browser of the other benchmarks, which no package exports */
import type { Page } from '@playwright/test';
import { measuringBrowser } from '../harness/measuringBrowser.ts';

/** Filter changes that a page makes. */
const changes = 3;

/** The page's list of long tasks. */
interface TaskWindow extends Window {
  longTasks: number[];
}

/**
 * Opens a dashboard in a browser and changes filters. Returns the longest task of its page, milliseconds; 0 where none took
 * the 50 ms from which on browsers report them. `address`: a signed address of the dashboard.
 */
export async function longestTask(address: string): Promise<number> {
  const browser = await measuringBrowser('display');
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(() => {
      const own = window as unknown as TaskWindow;
      own.longTasks = [];
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) own.longTasks.push(duration);
      });
      observer.observe({ type: 'longtask', buffered: true });
    });
    await page.goto(address);
    await settled(page);
    // The line of the first number filters by its month.
    const chart = page.getByRole('application').first();
    for (let change = 0; change < changes; change++) {
      await chart.focus();
      await page.keyboard.press(change === 0 ? 'End' : 'ArrowLeft');
      await page.keyboard.press('Enter');
      await settled(page);
    }
    return await page.evaluate(() => Math.max(0, ...(window as unknown as TaskWindow).longTasks));
  } finally {
    await browser.close();
  }
}

/** Waits until every tile has its answer and its drawing. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('application').nth(6).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"], [aria-label^="Loading "]') === null);
}
