import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openUnderPolicy, type PageUnderPolicy } from '../csp/pageUnderPolicy.ts';

describe('English texts without enough room on a right-to-left page in a browser', () => {
  let opened: PageUnderPolicy;
  before(async () => {
    opened = await openUnderPolicy('libs/ui-kit/src/testing/cutOffPage.test-support.tsx', {});
    await opened.page.getByRole('combobox', { name: 'Several' }).waitFor();
  });
  after(() => opened.close());

  it('are truncated at their end', async () => {
    const cut = await opened.page.evaluate(() => {
      const elements = [...document.querySelectorAll('#root *:not(input)')].filter(
        (element) => getComputedStyle(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth,
      );
      return elements.map((element) => {
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
        const range = document.createRange();
        if (text) range.setEnd((range.setStart(text, 0), text), 1);
        const letter = range.getBoundingClientRect();
        const box = element.getBoundingClientRect();
        const name = `${element.closest('[role], a, button')?.tagName} ${element.className}: ${element.textContent}`;
        return { name, isWhole: letter.left >= box.left - 1 && letter.right <= box.right + 1 };
      });
    });
    assert.ok(cut.length >= 7, `${cut.length} texts are cut`);
    assert.deepEqual(
      cut.filter(({ isWhole }) => !isWhole),
      [],
    );
  });

  it('are truncated at their end in text fields', async () => {
    const firstLetters = await opened.page.getByRole('textbox', { name: 'Typed' }).evaluate((field) => {
      const { left, top, height } = field.getBoundingClientRect();
      return document.caretPositionFromPoint(left + 4, top + height / 2)?.offset;
    });
    assert.equal(firstLetters, 0);
  });

  it('start at the right if they have enough room', async () => {
    const gap = await opened.page.getByRole('combobox', { name: 'Short' }).evaluate((field) => {
      const text = document.createRange();
      text.selectNodeContents(field);
      return field.getBoundingClientRect().right - text.getBoundingClientRect().right;
    });
    assert.ok(gap < 4, `${gap} px are between the text and the right edge`);
  });
});
