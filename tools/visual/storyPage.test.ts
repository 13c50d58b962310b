import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BrowserContext } from '@playwright/test';
import { StoryPage } from './storyPage.ts';

/** A context whose page holds something of a height. */
function contextWith(heightPx: number): BrowserContext {
  const page = {
    on: () => undefined,
    addInitScript: () => undefined,
    viewportSize: () => ({ width: 900, height: 700 }),
    setViewportSize: () => undefined,
    evaluate: () => Promise.resolve(heightPx),
    screenshot: () => Promise.resolve(Buffer.from('picture')),
  };
  return { newPage: () => Promise.resolve(page) } as unknown as BrowserContext;
}

describe('the screenshot of a story', () => {
  it('includes everything that is drawn', async () => {
    const page = await StoryPage.open(contextWith(2400));
    assert.equal((await page.picture()).toString(), 'picture');
  });

  it('is refused if the story is too high, because a baseline would then cover only a part', async () => {
    const page = await StoryPage.open(contextWith(4800));
    await assert.rejects(page.picture(), /4800 px high, .* make two stories/);
  });
});
