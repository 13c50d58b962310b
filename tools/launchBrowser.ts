import { chromium, type Browser } from '@playwright/test';
import { browserExecutable } from './browser.mjs';
import { browserArguments } from './browserArguments.ts';

/**
 * Starts the browser of the tests, with more arguments if given. A start that crashes is repeated once: on a busy machine
 * Chromium sometimes ends with SIGSEGV before it has loaded anything.
 *
 * @throws Error if it does not start the second time either.
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const options = { executablePath: await browserExecutable(), args: [...browserArguments, ...more] };
  return chromium.launch(options).catch(() => chromium.launch(options));
}
