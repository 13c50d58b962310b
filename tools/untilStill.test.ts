import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from '@playwright/test';
import { accessibilityViolations } from './accessibilityViolations.ts';
import { itAtNight } from './itAtNight.ts';
import { launchBrowser } from './launchBrowser.ts';
import { untilStill } from './untilStill.ts';

const page = `<!doctype html><html lang="en"><title>Page</title><style>
  @keyframes turn { to { rotate: 1turn } }
  #spinner { animation: turn 1s infinite }
  p { color: #ddd; transition: opacity 400ms, color 3s }
  #strip { overflow-x: auto; white-space: nowrap; width: 100px; animation: turn linear both; animation-timeline: scroll(self inline) }
</style><main><h1>Page</h1><div id="spinner"></div><p>Text</p><div id="strip" tabindex="0">${'wide '.repeat(50)}</div></main></html>`;

describe('a page with transitions', () => {
  let browser: Browser;
  let opened: Page;

  before(async () => {
    browser = await launchBrowser();
    opened = await (await browser.newContext()).newPage();
  });

  after(() => browser.close());

  const paragraph = (style: 'opacity' | 'color') =>
    opened.locator('p').evaluate((element, name) => getComputedStyle(element)[name], style);

  /** Starts a transition in the next frame, as a component does that renders first. */
  const fade = (style: Record<string, string>) =>
    opened.evaluate((wanted) => {
      requestAnimationFrame(() => Object.assign(document.querySelector('p')!.style, wanted));
    }, style);

  it('untilStill waits for a transition that starts a frame later, but not for endless or scroll-driven animations', async () => {
    await opened.setContent(page);
    await fade({ opacity: '0' });
    await untilStill(opened);
    assert.equal(await paragraph('opacity'), '0');
  });

  itAtNight(
    'accessibilityViolations ignores the contrast of fading text, and reports the contrast that remains',
    async () => {
      await opened.setContent(page);
      await fade({ color: '#000' });
      assert.deepEqual(await accessibilityViolations(opened), []);
      await fade({ color: '#ccc' });
      assert.deepEqual(await accessibilityViolations(opened), ['color-contrast: 1 × ["p"]']);
    },
  );
});
