// What keys, a pointer, a finger and an input method do to a dropdown, with real input events in the pinned browser.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { CDPSession, Locator } from '@playwright/test';
import { openUnderPolicy, type PageUnderPolicy } from '../csp/pageUnderPolicy.ts';
import { untilStill } from '../untilStill.ts';

const outside = { x: 700, y: 560 };

describe('a dropdown of 10,000 options in a browser', () => {
  let opened: PageUnderPolicy;
  let protocol: CDPSession;
  let field: Locator;

  before(async () => {
    opened = await openUnderPolicy('libs/ui-kit/src/dropdown/dropdownPage.test-support.tsx', {});
    await opened.page.setViewportSize({ width: 900, height: 640 });
    protocol = await opened.page.context().newCDPSession(opened.page);
    await protocol.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    field = opened.page.getByRole('combobox', { name: 'Agencies' });
  });
  beforeEach(async () => {
    await opened.page.reload();
    await field.waitFor();
  });
  after(() => opened.close());

  /** Waits until the list is open, or closed, and still is two frames later, when all effects of an event are drawn. */
  const expectOpen = async (expanded: boolean): Promise<void> => {
    await untilStill(opened.page);
    await opened.page.getByRole('combobox', { name: 'Agencies', expanded }).waitFor();
  };
  /** Waits for the option under the cursor and returns its position, 1 for the first. */
  const cursor = async (): Promise<number> => {
    const position = await opened.page.waitForFunction(
      (input) => {
        const option = document.getElementById(input?.getAttribute('aria-activedescendant') ?? '');
        return option && Number(option.getAttribute('aria-posinset'));
      },
      await field.elementHandle(),
    );
    return (await position.jsonValue()) ?? 0;
  };
  const centre = async (locator: Locator) => {
    const box = await locator.boundingBox();
    assert.ok(box);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const pressMouse = async (locator: Locator) => {
    const { x, y } = await centre(locator);
    await opened.page.mouse.move(x, y);
    await opened.page.mouse.down();
  };
  const tap = async ({ x, y }: { x: number; y: number }) => {
    await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };

  it('opens on mousedown, and stays open on mouseup', async () => {
    await pressMouse(field);
    await expectOpen(true);
    await opened.page.mouse.up();
    await expectOpen(true);
  });

  it('closes on mousedown outside', async () => {
    await field.click();
    await opened.page.mouse.move(outside.x, outside.y);
    await opened.page.mouse.down();
    await expectOpen(false);
    await opened.page.mouse.up();
    await expectOpen(false);
  });

  it('moves the cursor to the first match after typing', async () => {
    await field.click();
    await opened.page.keyboard.type('agency 004');
    await opened.page.getByRole('option', { name: 'Agency 0040', exact: true }).waitFor();
    await opened.page.keyboard.press('Enter');
    await opened.page.keyboard.press('Escape');
    await expectOpen(false);
    assert.equal(await field.inputValue(), 'Agency 0040');
  });

  it('keeps the cursor on the first match while typing changes the rows', async () => {
    await field.click();
    const steps = [
      ['agency 77', 'Agency 7700'],
      ['8', 'Agency 7780'],
      ['Backspace', 'Agency 7700'],
    ] as const;
    for (const [keys, match] of steps) {
      if (keys === 'Backspace') await opened.page.keyboard.press(keys);
      else await opened.page.keyboard.type(keys);
      await opened.page.locator(`[data-highlighted][title="${match}"]`).waitFor();
      const option = opened.page.getByRole('option', { name: match, exact: true });
      assert.equal(await field.getAttribute('aria-activedescendant'), await option.getAttribute('id'));
    }
  });

  it('moves by the visible rows with Page Up and Page Down, and stops at the ends', async () => {
    await field.click();
    await opened.page.keyboard.press('Home');
    const first = await cursor();
    await opened.page.keyboard.press('PageDown');
    const page = await cursor();
    assert.ok(page - first >= 3 && page - first <= 6, `${page}`);
    await opened.page.keyboard.press('PageUp');
    await opened.page.keyboard.press('PageUp');
    assert.equal(await cursor(), first);
  });

  it('moves to the last option with End, which renders it, and back with Home', async () => {
    await field.click();
    await opened.page.keyboard.press('End');
    await opened.page.getByRole('option', { name: 'Agency 9999' }).waitFor();
    const last = await cursor();
    assert.ok(last >= 10_000);
    await opened.page.keyboard.press('ArrowDown');
    await opened.page.getByRole('option', { name: 'Agency 0000' }).waitFor();
    assert.ok((await cursor()) <= 2);
  });

  it('opens and closes with a tap, and stays open when a button under the list is tapped', async () => {
    await tap(await centre(field));
    await expectOpen(true);
    await tap(await centre(opened.page.getByRole('button', { name: 'Invert' })));
    await expectOpen(true);
    await opened.page.getByText('10,000 Selected').first().waitFor();
    await tap(outside);
    await expectOpen(false);
  });

  it('undoes Invert with a tap on Undo, and stays open', async () => {
    const summary = opened.page.getByText('10,000 Selected', { exact: true });
    await tap(await centre(field));
    await tap(await centre(opened.page.getByRole('button', { name: 'Invert' })));
    await summary.first().waitFor();
    await tap(await centre(opened.page.getByRole('button', { name: 'Undo' })));
    await summary.first().waitFor({ state: 'detached' });
    await expectOpen(true);
  });

  it('does not move the cursor while a finger scrolls the list', async () => {
    await field.click();
    await opened.page.keyboard.press('Home');
    const before = await cursor();
    const { x, y } = await centre(opened.page.getByRole('listbox'));
    await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await protocol.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - 20 }] });
    await protocol.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - 60 }] });
    await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expectOpen(true);
    assert.equal(await cursor(), before);
  });

  it('leaves a character to the input method: Enter ends the composition and chooses nothing', async () => {
    await field.click();
    await protocol.send('Input.imeSetComposition', { text: '0', selectionStart: 1, selectionEnd: 1 });
    await protocol.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: 229,
    });
    await protocol.send('Input.insertText', { text: '0' });
    await expectOpen(true);
    assert.equal(await field.inputValue(), '0');
    assert.equal(await opened.page.getByRole('option', { selected: true }).count(), 0);
  });

  it('leaves the arrow keys to the composition, which uses them to choose a character', async () => {
    await field.click();
    await protocol.send('Input.imeSetComposition', { text: '0', selectionStart: 1, selectionEnd: 1 });
    await opened.page.locator('[data-highlighted]').waitFor();
    const before = await cursor();
    for (const key of ['ArrowDown', 'ArrowUp', 'End'])
      await protocol.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code: key, windowsVirtualKeyCode: 229 });
    await expectOpen(true);
    assert.equal(await cursor(), before);
  });

  it('closes with Escape and keeps the focus in the field', async () => {
    await field.click();
    await opened.page.keyboard.press('Escape');
    await expectOpen(false);
    assert.equal(await field.evaluate((input) => document.activeElement === input), true);
  });

  it('closes with Tab and chooses nothing', async () => {
    await field.click();
    await opened.page.keyboard.press('ArrowDown');
    await opened.page.keyboard.press('Tab');
    await opened.page.keyboard.press('Tab');
    await expectOpen(false);
    assert.equal(await field.inputValue(), '');
  });

  it('has no listeners for presses and keys on the window, whether it is closed or open', async () => {
    const listeners = async () => {
      const { result } = await protocol.send('Runtime.evaluate', { expression: 'window' });
      const found = await protocol.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
      return found.listeners.map(({ type }) => type).filter((type) => /^(mouse|touch|pointer|key)/.test(type));
    };
    assert.deepEqual(await listeners(), []);
    await field.click();
    await expectOpen(true);
    assert.deepEqual(await listeners(), []);
  });

  it('moves between chips with the arrow keys and removes them with Delete', async () => {
    const product = opened.page.getByRole('combobox', { name: 'Product' });
    await product.click();
    await opened.page.keyboard.press('ArrowLeft');
    await opened.page.keyboard.press('ArrowLeft');
    const hasFocus = (name: string) =>
      opened.page.getByRole('button', { name }).evaluate((button) => document.activeElement === button);
    assert.equal(await hasFocus('Remove Auto'), true);
    await opened.page.keyboard.press('Delete');
    assert.equal(await hasFocus('Remove Home'), true);
    await opened.page.keyboard.press('Delete');
    assert.equal(await product.evaluate((input) => document.activeElement === input), true);
  });
});
