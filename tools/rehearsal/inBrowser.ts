import type { Page } from '@playwright/test';
import { launchBrowser } from '../launchBrowser.ts';
import { answerSessions, consoleOf } from './usePage.ts';

/**
 * Opens an address in Chromium and does something there.
 * @throws Where the page writes to its console.
 */
export async function inBrowser(
  url: string,
  act: (page: Page) => Promise<void>,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ colorScheme });
    const lines = consoleOf(page);
    await answerSessions(page);
    await page.goto(url);
    await act(page);
    if (lines.length > 0) throw new Error(`The console of ${url} says:\n${lines.join('\n')}`);
  } finally {
    await browser.close();
  }
}
