// What only a browser that lays out can tell of nested rows: how deep they stand, and what is seen of their names.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { untilStill } from '../untilStill.ts';
import { openUnderPolicy, type PageUnderPolicy } from '../csp/pageUnderPolicy.ts';

const levels = 8;

describe('nested rows in the layout', () => {
  let opened: PageUnderPolicy;

  before(async () => {
    opened = await openUnderPolicy('libs/data-table/src/grid/nestedPage.test-support.tsx', {});
  });

  beforeEach(async () => {
    await opened.page.reload();
    await opened.page.getByRole('row', { name: `Level ${levels}` }).waitFor();
  });

  after(() => opened.close());

  /** Where the names stand, from the first level on: how far from the edge of their cells, and how much of them is seen, in px. */
  const names = () =>
    opened.page.locator('[role="row"][aria-level] > [role="gridcell"]:first-child').evaluateAll((cells) =>
      cells.map((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        const name = (cell.lastElementChild as HTMLElement).getBoundingClientRect();
        return { from: name.left - left, room: Math.min(name.right, right) - name.left };
      }),
    );

  for (const [width, step] of [
    [1000, 20],
    [390, 8],
    [320, 8],
  ] as const) {
    it(`are indented by level at ${width} px, and keep room for their names [TABLE-ROW-1]`, async () => {
      await opened.page.setViewportSize({ width, height: 700 });
      await opened.page.waitForFunction((px) => window.innerWidth === px, width);
      await untilStill(opened.page);
      const found = await names();
      assert.equal(found.length, levels);
      for (const { room } of found) assert.ok(room >= 60, `${room} px`);
      // At least the first four levels are distinguishable, however narrow the column is.
      for (let level = 1; level < 4; level += 1) {
        const deeper = (found[level]?.from ?? 0) - (found[level - 1]?.from ?? 0);
        assert.ok(deeper > step - 0.5 && deeper < 20.5, `level ${level + 1} stands ${deeper} px deeper`);
      }
      for (let level = 1; level < levels; level += 1) {
        assert.ok((found[level]?.from ?? 0) > (found[level - 1]?.from ?? 0) - 0.5, `level ${level + 1}`);
      }
    });
  }

  it('show a long name in full, on several lines, in the cell with keyboard focus', async () => {
    await opened.page.setViewportSize({ width: 320, height: 700 });
    await opened.page.waitForFunction(() => window.innerWidth === 320);
    await untilStill(opened.page);
    await opened.page.keyboard.press('Tab');
    await opened.page.keyboard.press('Control+End');
    await opened.page.keyboard.press('Home');
    const focused = opened.page.locator('[role="gridcell"]:focus');
    await focused.getByText(`Level ${levels}`).waitFor();
    const seen = await focused.evaluate((cell) => {
      const name = cell.lastElementChild as HTMLElement;
      const [box, text] = [cell, name].map((element) => element.getBoundingClientRect());
      return {
        isWhole: name.scrollWidth <= name.clientWidth && name.scrollHeight <= name.clientHeight,
        isInside: Number(text?.right) < Number(box?.right) + 0.5 && Number(text?.bottom) < Number(box?.bottom) + 0.5,
        lines: Math.round(Number(text?.height) / parseFloat(getComputedStyle(name).lineHeight)),
        right: Number(box?.right),
      };
    });
    assert.ok(seen.isWhole && seen.isInside, 'nothing is cut');
    assert.ok(seen.lines > 1, `${seen.lines} lines`);
    assert.ok(seen.right <= 320, 'within the view');
  });
});
