/* eslint-disable @nx/enforce-module-boundaries -- shares the browser of the other benchmarks, which no package exports */
import type { CDPSession, Page } from '@playwright/test';
import { measuringBrowser } from '../harness/measuringBrowser.ts';

/** Filter changes that a page makes. */
const changes = 3;

/** An event of the browser's trace; times are microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time of the thread. */
  tdur?: number;
  args?: { name?: string };
}

/**
 * Opens a dashboard in a browser and changes filters. Returns the longest task of its page, milliseconds of the main
 * thread's processor time, which excludes other programs. `address`: a signed address of the dashboard.
 */
export async function longestTask(address: string): Promise<number> {
  const browser = await measuringBrowser('display');
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const events = await traced(await page.context().newCDPSession(page), async () => {
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
    });
    return longestOf(events);
  } finally {
    await browser.close();
  }
}

async function traced(protocol: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  protocol.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await protocol.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'toplevel' });
  await work();
  const complete = new Promise((resolve) => protocol.once('Tracing.tracingComplete', resolve));
  await protocol.send('Tracing.end');
  await complete;
  return events;
}

function longestOf(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map((event) => threadOf(event)),
  );
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && main.has(threadOf(event)));
  if (tasks.length === 0) throw new Error('The browser traced no task of the page.');
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
}

/** Waits until every tile has loaded and rendered. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('application').nth(6).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"], [aria-label^="Loading "]') === null);
}
