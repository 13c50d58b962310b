// What only a browser that lays out can tell of long words: whether they stay where they belong.
import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { openUnderPolicy, type PageUnderPolicy } from '../csp/pageUnderPolicy.ts';

let opened: PageUnderPolicy;

before(async () => {
  opened = await openUnderPolicy('libs/ui-kit/src/testing/longWordsPage.test-support.tsx', {});
  await opened.page.setViewportSize({ width: 390, height: 800 });
  await opened.page.getByTestId('a progress bar').waitFor();
});

after(() => opened.close());

/** The words that are seen outside of the 300 px of their part, by part, with how far they stand out in px. */
function wordsOutside(): Promise<[part: string, px: number][]> {
  return opened.page.locator('[data-testid]').evaluateAll((parts) => {
    const isCut = (part: Element, text: Node) => {
      let element = text.parentElement;
      while (element && element !== part && getComputedStyle(element).overflowX === 'visible')
        element = element.parentElement;
      return element !== part;
    };
    const outside = (part: Element) => {
      const box = part.getBoundingClientRect();
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      let most = 0;
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (isCut(part, text)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right } = range.getBoundingClientRect();
        most = Math.max(most, right - box.right, box.left - left);
      }
      for (const button of part.querySelectorAll('button'))
        most = Math.max(most, button.getBoundingClientRect().right - box.right);
      return Math.round(most);
    };
    return parts
      .map((part): [string, number] => [part.getAttribute('data-testid') ?? '', outside(part)])
      .filter(([, px]) => px > 0);
  });
}

it('a component breaks a word that is longer than its line, wherever users or servers supply the text', async () => {
  assert.deepEqual(await wordsOutside(), []);
});

it('no component with a long word scrolls sideways on a phone', async () => {
  const width = await opened.page.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(width, 390);
});

it('components with long words log nothing to the console', () => assert.deepEqual(opened.errors, []));
