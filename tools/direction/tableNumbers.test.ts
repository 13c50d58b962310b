import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Locator } from '@playwright/test';
import { openUnderPolicy, type PageUnderPolicy } from '../csp/pageUnderPolicy.ts';

/** Returns the characters of an element from left to right, and the px between its left edge and the first. */
const drawn = (cell: Locator) =>
  cell.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const characters: { character: string; left: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (let at = 0; at < node.textContent!.length; at += 1) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        characters.push({ character: node.textContent![at]!, left: range.getBoundingClientRect().left });
      }
    characters.sort((a, b) => a.left - b.left);
    return {
      text: characters.map(({ character }) => character).join(''),
      gap: characters[0]!.left - element.getBoundingClientRect().left,
    };
  });

describe('a table that is read from right to left, in a browser', () => {
  let opened: PageUnderPolicy;
  before(async () => {
    opened = await openUnderPolicy('libs/data-table/src/view/grid/rightToLeftPage.test-support.tsx', {});
    await opened.page.getByRole('gridcell').first().waitFor();
  });
  after(() => opened.close());

  it('draws numbers with their sign and currency from left to right, at the end of the column', async () => {
    const cells = opened.page.getByRole('gridcell');
    for (const [text, expected] of [
      ['-12.5', '-12.5'],
      ['-3,00', '-3,00\u00a0€'],
    ] as const) {
      const { text: seen, gap } = await drawn(cells.filter({ hasText: text }).first());
      assert.equal(seen, expected);
      assert.ok(gap < 14, `${gap} px before ${text}`);
    }
  });

  it('draws sums in the same way', async () => {
    const sum = opened.page.getByText('-3,00', { exact: false }).last();
    assert.equal((await drawn(sum)).text, '-3,00\u00a0€');
  });
});
