import { chromium, type Page } from '@playwright/test';
import { browserExecutable } from '../browser.mjs';
import { browserArguments } from '../browserArguments.ts';
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
  const browser = await chromium.launch({ executablePath: await browserExecutable(), args: browserArguments });
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
