// Ranges of cells that a pointer draws, with a real mouse and a real finger in the pinned browser.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Locator } from '@playwright/test';
import { openUnderPolicy, type PageUnderPolicy } from '../csp/pageUnderPolicy.ts';
import { itAtNight } from '../itAtNight.ts';

describe('a drag over the cells of a table in a browser', () => {
  let opened: PageUnderPolicy;
  let table: Locator;

  before(async () => {
    opened = await openUnderPolicy('libs/data-table/src/ranges/rangesPage.test-support.tsx', {});
    await opened.page.setViewportSize({ width: 800, height: 800 });
    table = opened.page.getByRole('grid', { name: 'Places', exact: true });
  });
  beforeEach(async () => {
    await opened.page.reload();
    await table.getByRole('gridcell').first().waitFor();
  });
  after(() => opened.close());

  const mouse = () => opened.page.mouse;
  /** A cell by row and column, both from 0; the first two columns hold the checkboxes and the handles. */
  const cell = (row: number, column: number, within = table) =>
    within.locator(`[data-row="${row}"] [aria-colindex="${column + 1}"]`);
  const centre = async (locator: Locator) => {
    const box = await locator.boundingBox();
    assert.ok(box);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const drag = async (from: Locator, to: Locator) => {
    await mouse().move(...(await centre(from)));
    await mouse().down();
    await mouse().move(...(await centre(to)), { steps: 5 });
  };
  const marked = () => opened.page.getByRole('gridcell', { selected: true });
  const markedRows = async () => {
    const rows = await marked().evaluateAll((cells) => cells.map((one) => Number(one.parentElement?.dataset['row'])));
    return [Math.min(...rows), Math.max(...rows)];
  };
  const text = () => opened.page.evaluate(() => getSelection()?.toString());
  const heard = () => opened.page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  const scrollTop = () => table.evaluate((grid) => grid.parentElement?.scrollTop ?? 0);

  it('selects the cells between the pressed one, which has the focus, and the one under the pointer [PLUS-41]', async () => {
    await drag(cell(1, 2), cell(3, 4));
    assert.equal(await marked().count(), 9);
    await mouse().move(...(await centre(cell(2, 2))));
    assert.equal(await marked().count(), 2);
    await mouse().up();
    assert.equal(await marked().count(), 2);
    assert.equal(await text(), '');
    assert.equal(await cell(1, 2).evaluate((one) => one === document.activeElement), true);
    assert.match((await opened.page.getByRole('status').allTextContents()).join(' '), /2 rows, 1 column marked/);
  });

  itAtNight(
    'activates no row, even if it ends in the cell where it started; a click activates one and selects no cells',
    async () => {
      await drag(cell(1, 2), cell(3, 4));
      await mouse().move(...(await centre(cell(1, 2))));
      await mouse().up();
      assert.deepEqual(await heard(), []);
      await cell(2, 2).click();
      assert.deepEqual(await heard(), ['row 2']);
      assert.equal(await marked().count(), 0);
    },
  );

  it('selects the text of a cell while the pointer stays in it', async () => {
    const { x, y, height } = (await cell(1, 2).boundingBox()) ?? assert.fail();
    await mouse().move(x + 13, y + height / 2);
    await mouse().down();
    await mouse().move(x + 90, y + height / 2, { steps: 5 });
    assert.match((await text()) ?? '', /^City num/);
    assert.equal(await marked().count(), 0);
    // A range replaces it.
    await mouse().move(...(await centre(cell(2, 2))), { steps: 3 });
    await mouse().move(...(await centre(cell(4, 2))), { steps: 3 });
    await mouse().up();
    assert.equal(await text(), '');
    assert.equal(await marked().count(), 4);
  });

  itAtNight('scrolls at the edges, down and back to the pressed row, and to the side', async () => {
    await drag(cell(2, 2), cell(5, 2));
    const { x, y, width, height } = (await table.locator('..').boundingBox()) ?? assert.fail();
    await mouse().move(x + 250, y + height + 30, { steps: 3 });
    await opened.page.waitForFunction(
      () => (document.querySelector('[role="grid"]')?.parentElement?.scrollTop ?? 0) > 900,
    );
    const [first, last] = await markedRows();
    assert.ok(first === 2 && (last ?? 0) > 20, `${first} to ${last}`);
    await mouse().move(x + width + 10, y + 200, { steps: 3 });
    await cell(2, 11).waitFor();
    await opened.page.waitForFunction(
      () => (document.querySelector('[role="grid"]')?.parentElement?.scrollLeft ?? 0) > 500,
    );
    await mouse().move(x + 300, y - 40, { steps: 3 });
    await opened.page.waitForFunction(() => document.querySelector('[role="grid"]')?.parentElement?.scrollTop === 0);
    await mouse().up();
    assert.deepEqual(await markedRows(), [0, 2]);
    const rested = await scrollTop();
    await opened.page.waitForTimeout(100);
    assert.equal(await scrollTop(), rested);
  });

  itAtNight('is cancelled by Escape', async () => {
    await drag(cell(1, 2), cell(3, 4));
    await opened.page.keyboard.press('Escape');
    await mouse().move(...(await centre(cell(5, 4))), { steps: 3 });
    await mouse().up();
    assert.equal(await marked().count(), 0);
  });

  itAtNight('extends the range from the focused cell with Shift', async () => {
    await cell(1, 2).click();
    await opened.page.keyboard.down('Shift');
    await drag(cell(2, 4), cell(3, 4));
    await mouse().up();
    await opened.page.keyboard.up('Shift');
    assert.deepEqual([await marked().count(), await markedRows()], [9, [1, 3]]);
  });

  itAtNight('does not start at a checkbox, at the handle that moves a row, or at a link', async () => {
    for (const start of [cell(1, 0), cell(1, 1).locator('span').first(), cell(1, 3).getByRole('link')]) {
      await drag(start, cell(3, 4));
      assert.equal(await marked().count(), 0);
      await mouse().up();
    }
  });

  it('selects the text of an open field', async () => {
    const edited = opened.page.getByRole('grid', { name: 'Edited places' });
    await cell(1, 0, edited).dblclick();
    const { x, y, height } = (await edited.getByRole('textbox').boundingBox()) ?? assert.fail();
    await mouse().move(x + 10, y + height / 2);
    await mouse().down();
    await mouse().move(...(await centre(cell(0, 2, edited))), { steps: 3 });
    await mouse().up();
    assert.match((await text()) ?? '', /^ity number 1$|^City number 1$/);
    assert.equal(await marked().count(), 0);
    assert.equal(await edited.getByRole('textbox').inputValue(), 'City number 1');
  });

  itAtNight('scrolls with a finger', async () => {
    const protocol = await opened.page.context().newCDPSession(opened.page);
    await protocol.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const [x, y] = await centre(cell(4, 2));
    await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (let distance = 10; distance <= 150; distance += 10)
      await protocol.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - distance }] });
    await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await opened.page.waitForFunction(
      () => (document.querySelector('[role="grid"]')?.parentElement?.scrollTop ?? 0) > 90,
    );
    assert.equal(await marked().count(), 0);
    await protocol.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  });

  it('shows the focus ring of a clicked cell, and why a paste was refused in full on a phone', async () => {
    const edited = opened.page.getByRole('grid', { name: 'Edited places', exact: true });
    await opened.page.setViewportSize({ width: 390, height: 700 });
    const refusing = cell(2, 2, edited);
    await refusing.click();
    assert.equal(await refusing.evaluate((one) => getComputedStyle(one).outlineStyle), 'solid');
    await refusing.evaluate((one) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'x');
      one.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    const note = opened.page.locator('[aria-hidden="true"]', { hasText: 'Nothing changed' });
    const box = await note.boundingBox();
    assert.ok(box);
    assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= 390 && box.y + box.height <= 700, JSON.stringify(box));
    assert.equal(await note.evaluate((one) => one.scrollWidth > one.clientWidth), false);
    await opened.page.setViewportSize({ width: 800, height: 800 });
  });
});
