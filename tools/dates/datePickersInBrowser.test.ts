// Date pickers by keyboard alone, with real key events in the pinned browser, and in places whose clocks skipped a day.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { openUnderPolicy, type PageUnderPolicy } from '../csp/pageUnderPolicy.ts';
import { untilStill } from '../untilStill.ts';

describe('date pickers in a browser', () => {
  let opened: PageUnderPolicy;
  let address: string;

  before(async () => {
    opened = await openUnderPolicy('libs/ui-kit/src/dates/datesPage.test-support.tsx', {});
    address = opened.page.url();
    await opened.page.setViewportSize({ width: 1000, height: 800 });
  });
  beforeEach(() => show());
  after(() => opened.close());

  /** Loads the page with a day as today. */
  const show = async (today = '2026-11-20'): Promise<void> => {
    await opened.page.goto(`${address}#${today}`);
    await opened.page.reload();
    await opened.page.getByRole('button', { name: 'Effective date' }).waitFor();
  };
  /** Presses keys one after another, each once the page is still. */
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) {
      await opened.page.keyboard.press(key);
      await untilStill(opened.page);
    }
  };
  const openPanel = async (...keys: readonly string[]): Promise<void> => {
    await press(...keys);
    await opened.page.getByRole('dialog').waitFor();
    await untilStill(opened.page);
  };
  /** Returns the accessible name of the element that has the focus. */
  const focused = () =>
    opened.page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent;
    });
  /** Presses a key until an element of that name has the focus. */
  const pressUntil = async (key: string, name: string): Promise<void> => {
    for (let presses = 0; presses < 20 && (await focused()) !== name; presses++) await opened.page.keyboard.press(key);
    assert.equal(await focused(), name);
  };
  const field = (name: string) => opened.page.getByRole('button', { name }).textContent();
  const expectClosed = () => opened.page.getByRole('dialog').waitFor({ state: 'detached' });

  it('choose a day with the arrow keys and Enter, and restore the focus', async () => {
    await openPanel('Tab', 'Enter');
    assert.equal(await focused(), 'Today, Friday, November 20, 2026');
    await press('ArrowRight', 'ArrowDown', 'PageDown', 'Home');
    assert.equal(await focused(), 'Sunday, December 27, 2026');
    await press('Enter');
    await expectClosed();
    assert.equal(await field('Effective date'), '12/27/2026');
    assert.match((await focused()) ?? '', /12\/27\/2026/);
  });

  it('show the month that a key leads to, and keep the focus on its day', async () => {
    await openPanel('Tab', 'Space');
    await press('Shift+PageUp', 'PageUp', 'End');
    assert.equal(await focused(), 'Saturday, October 25, 2025');
    await opened.page.getByRole('grid', { name: 'October 2025' }).waitFor();
  });

  it('accept a typed date, whose parts move the focus to the next one', async () => {
    await openPanel('Tab', 'Enter');
    await pressUntil('Shift+Tab', 'Effective date month');
    await opened.page.keyboard.type('12312026');
    await opened.page.getByRole('grid', { name: 'December 2026' }).waitFor();
    await press('Escape');
    await expectClosed();
    assert.equal(await field('Effective date'), '12/31/2026');
  });

  it('keep the date unchanged on Escape, and keep Tab inside the panel', async () => {
    await openPanel('Tab', 'Enter');
    for (let step = 0; step < 12; step++) {
      await opened.page.keyboard.press('Tab');
      assert.equal(await opened.page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null), true);
    }
    await press('Escape');
    await expectClosed();
    assert.equal(await field('Effective date'), 'mm/dd/yyyy');
  });

  it('choose a range with Enter pressed twice, and a preset with Enter pressed once', async () => {
    await openPanel('Tab', 'Tab', 'Enter');
    await pressUntil('Tab', 'Today, Friday, November 20, 2026');
    await press('Enter', 'ArrowDown', 'Enter', 'Escape');
    await expectClosed();
    assert.equal(await field('Expiration dates'), '11/20/2026 – 11/27/2026');
    await openPanel('Enter');
    await pressUntil('Shift+Tab', 'Year to date');
    await press('Enter');
    await expectClosed();
    assert.equal(await field('Expiration dates'), 'Year to date');
  });

  it('put a typed date at the start of a right-to-left line, and keep its parts in order', async () => {
    await opened.page.evaluate(() => void (document.documentElement.dir = 'rtl'));
    await openPanel('Tab', 'Enter');
    const right = (name: string, role: 'group' | 'textbox') =>
      opened.page.getByRole(role, { name }).evaluate((element) => element.getBoundingClientRect().right);
    const [box, month, year] = [
      await right('Effective date', 'group'),
      await right('Effective date month', 'textbox'),
      await right('Effective date year', 'textbox'),
    ];
    assert.ok(box - year < 16, `${box - year} px between the year and the side`);
    assert.ok(month < year);
  });

  describe('if clocks skipped December 30, 2011', () => {
    before(async () => {
      const protocol = await opened.page.context().newCDPSession(opened.page);
      await protocol.send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Apia' });
    });

    it('leave the cell of that day empty, and skip it by key in both directions', async () => {
      await show('2011-12-29');
      await openPanel('Tab', 'Enter');
      const week = opened.page.getByRole('row').last().getByRole('gridcell');
      assert.deepEqual(await week.allTextContents(), ['25', '26', '27', '28', '29', '', '31']);
      await press('ArrowRight');
      assert.equal(await focused(), 'Saturday, December 31, 2011');
      await press('ArrowLeft');
      assert.equal(await focused(), 'Today, Thursday, December 29, 2011');
      await press('ArrowRight', 'Enter');
      await expectClosed();
      assert.equal(await field('Effective date'), '12/31/2011');
    });
  });
});
