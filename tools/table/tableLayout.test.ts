// What only a browser that lays out and draws can tell of a table: what is in sight, what is cut and where, and what a finger hits.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { itAtNight } from '../itAtNight.ts';
import { untilStill } from '../untilStill.ts';
import { openUnderPolicy, type PageUnderPolicy } from '../csp/pageUnderPolicy.ts';

describe('the layout of a table', () => {
  let opened: PageUnderPolicy;

  before(async () => {
    opened = await openUnderPolicy('libs/data-table/src/grid/scrollPage.test-support.tsx', {});
  });

  beforeEach(async () => {
    await opened.page.setViewportSize({ width: 1000, height: 700 });
    await opened.page.reload();
    await cell(opened.page, 'City 2').waitFor();
  });

  after(() => opened.close());

  const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true });
  const box = async (locator: Locator) => {
    const found = await locator.boundingBox();
    assert.ok(found);
    return { ...found, right: found.x + found.width, bottom: found.y + found.height };
  };
  const isSeen = async (locator: Locator) => {
    const view = await box(opened.page.locator('.DataTable-scroller'));
    const { x, right, y, bottom } = await box(locator);
    return x >= view.x - 1 && right <= view.right + 1 && y >= view.y - 1 && bottom <= view.bottom + 1;
  };

  /** The page once more, for another device. */
  async function onDevice(options: BrowserContextOptions, look: (page: Page) => Promise<void>): Promise<void> {
    const context = await opened.page.context().browser()?.newContext(options);
    assert.ok(context);
    const page = await context.newPage();
    await page.goto(opened.page.url());
    await cell(page, 'City 2').waitFor();
    await look(page);
    await context.close();
  }

  it('keeps the focused cell visible when the window becomes narrower', async () => {
    const watched = opened.page
      .getByRole('gridcell')
      .filter({ has: opened.page.getByLabel('Watched') })
      .nth(2);
    await watched.click({ position: { x: 4, y: 4 } });
    assert.ok(await isSeen(watched));
    await opened.page.setViewportSize({ width: 380, height: 700 });
    await opened.page.waitForFunction(() => window.innerWidth === 380);
    await untilStill(opened.page);
    assert.ok(await isSeen(watched), 'the focused cell');
  });

  it('does not scroll back to the focused row when the window becomes narrower', async () => {
    await cell(opened.page, 'City 2').click();
    await opened.page.mouse.move(300, 300);
    await opened.page.mouse.wheel(0, 2000);
    await cell(opened.page, 'City 47').waitFor();
    await opened.page.setViewportSize({ width: 380, height: 700 });
    await opened.page.waitForFunction(() => window.innerWidth === 380);
    await untilStill(opened.page);
    assert.ok(await isSeen(cell(opened.page, 'Row 47')));
  });

  it('shows a truncated custom cell in full when it has keyboard focus', async () => {
    await opened.page.setViewportSize({ width: 380, height: 700 });
    const header = opened.page.getByRole('columnheader', { name: 'Note' });
    await opened.page.keyboard.press('Tab');
    await opened.page.keyboard.press('ArrowDown');
    await opened.page.keyboard.press('End');
    const before = await box(header);
    const focused = opened.page.locator('[role="gridcell"]:focus');
    const text = await focused.evaluate((element) => {
      const inner = element.firstElementChild as HTMLElement;
      return { needs: inner.scrollWidth, has: inner.clientWidth, width: element.getBoundingClientRect().width };
    });
    assert.ok(text.needs <= text.has, 'nothing is cut');
    assert.ok(text.width > before.width, 'it is wider than its column');
    assert.ok(await isSeen(focused), 'within the view');
  });

  itAtNight('has a 44 px button for the column menu on touch screens, and no resize grip over it', async () => {
    await onDevice({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true }, async (page) => {
      for (const name of ['Row', 'City']) {
        const button = page.getByRole('button', { name: `${name} column menu` });
        const { x, y, width, height } = await box(button);
        assert.ok(Math.round(width) >= 44 && Math.round(height) >= 40, `${name}: ${width} × ${height}`);
        const isHit = await button.evaluate(
          (element, points) => points.every(([left = 0, top = 0]) => document.elementFromPoint(left, top) === element),
          [
            [x + 2, y + 2],
            [x + width - 2, y + height - 2],
          ],
        );
        assert.ok(isHit, name);
      }
      await page.getByRole('button', { name: 'City column menu' }).tap();
      await page.getByRole('menuitemradio', { name: 'Sort descending' }).tap();
      await page.getByRole('button', { name: 'Row column menu' }).tap();
      await page.getByRole('menuitem', { name: 'Add to sort' }).tap();
      await page.getByRole('columnheader', { name: 'Row' }).and(page.locator('[aria-sort="ascending"]')).waitFor();
    });
  });

  itAtNight('does not move the text of a selected row in forced colours', async () => {
    await onDevice({ viewport: { width: 1000, height: 700 }, forcedColors: 'active' }, async (page) => {
      const tops = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('[aria-rowindex="3"] > [role="gridcell"]')].map((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return range.getBoundingClientRect().top;
          }),
        );
      const before = await tops();
      await page.getByRole('checkbox', { name: 'Select City 1', exact: true }).click();
      await page.locator('[aria-rowindex="3"][aria-selected="true"]').waitFor();
      const after = await tops();
      for (const [index, top] of before.entries()) assert.ok(Math.abs((after[index] ?? NaN) - top) < 0.5);
    });
  });

  itAtNight('has a line at the edge of pinned columns in forced colours, which remove shadows', async () => {
    await onDevice({ viewport: { width: 380, height: 700 }, forcedColors: 'active' }, async (page) => {
      await page.locator('.DataTable-scroller').evaluate((scroller) => scroller.scrollBy(200, 0));
      await page.locator('.DataTable-view[data-scrolled="true"]').waitFor();
      for (const name of ['Row 3', 'City 3']) {
        const line = await cell(page, name).evaluate((element) => getComputedStyle(element).borderInlineEndStyle);
        assert.equal(line, name === 'Row 3' ? 'solid' : 'none', name);
      }
    });
  });

  itAtNight('shows text copied by key over the rows, in full, until the next key', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    await onDevice({ viewport: { width: 380, height: 700 }, permissions }, async (page) => {
      await cell(page, 'City 2').click();
      await page.keyboard.press('Control+C');
      const note = page.locator('.DataTable-note');
      await note.getByText('Cell copied').waitFor();
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), 'City 2');
      const [view, shown] = [await box(page.locator('.DataTable-scroller')), await box(note)];
      const room = [shown.x - view.x, view.right - shown.right, shown.y - view.y, view.bottom - shown.bottom];
      assert.ok(Math.min(...room) > -0.5, `${room.join(', ')} px to the edges`);
      await page.keyboard.press('ArrowDown');
      await note.waitFor({ state: 'detached' });
      await page.getByRole('checkbox', { name: 'Select all rows' }).click();
      await page.keyboard.press('Control+C');
      await note.getByText('Rows copied: none, 10,000 at most').waitFor();
      assert.ok(await note.evaluate((element) => element.scrollWidth <= element.clientWidth), 'nothing is cut');
    });
  });

  it('truncates names at their end from right to left too', async () => {
    await opened.page.evaluate(() => (document.documentElement.dir = 'rtl'));
    await opened.page.setViewportSize({ width: 380, height: 700 });
    const seen = await opened.page.evaluate(() => {
      const street = document.querySelectorAll<HTMLElement>(
        '[aria-rowindex="4"] > [role="gridcell"]',
      )[3] as HTMLElement;
      const text = street.firstChild as Text;
      const { left, right } = street.getBoundingClientRect();
      return [0, text.length - 1].map((place) => {
        const range = document.createRange();
        range.setStart(text, place);
        range.setEnd(text, place + 1);
        const letter = range.getBoundingClientRect();
        return letter.left >= left && letter.right <= right;
      });
    });
    assert.deepEqual(seen, [true, false], 'its first letter is seen, and not its last');
  });

  it('has the line of a pinned column on the side of the scrolling columns, from right to left too', async () => {
    await opened.page.setViewportSize({ width: 380, height: 700 });
    const offset = () =>
      cell(opened.page, 'Row 3').evaluate(
        (element) => / (-?1)px 0px 0px/.exec(getComputedStyle(element).boxShadow)?.[1],
      );
    assert.equal(await offset(), '1');
    await opened.page.evaluate(() => (document.documentElement.dir = 'rtl'));
    assert.equal(await offset(), '-1');
  });
});
