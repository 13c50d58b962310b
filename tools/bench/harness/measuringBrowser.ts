import type { Browser } from '@playwright/test';
/* eslint-disable @nx/enforce-module-boundaries -- the browser is the one that all tools drive; tools are no package */
import { launchBrowser } from '../../launchBrowser.ts';
/* eslint-enable @nx/enforce-module-boundaries */

/**
 * How frames come. `free`: as soon as there is something to draw, so that times are not rounded up to the next sixtieth
 * of a second. `display`: sixty times a second, as on a user's screen.
 */
export type FrameClock = 'free' | 'display';

/** Starts the pinned headless Chromium for measuring. */
export async function measuringBrowser(clock: FrameClock): Promise<Browser> {
  const freeFrames = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];
  return launchBrowser([
    '--js-flags=--expose-gc',
    '--enable-precise-memory-info',
    ...(clock === 'free' ? freeFrames : []),
  ]);
}

/** The browser's name and version. */
export async function browserVersion(): Promise<string> {
  const browser = await measuringBrowser('display');
  try {
    return `Chromium ${browser.version()}`;
  } finally {
    await browser.close();
  }
}
