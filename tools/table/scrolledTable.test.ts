// Clicks, keys and marks of text in a table that has just been scrolled, with a real wheel and a real pointer in the pinned
// browser: rows come and go while a button is pressed.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { openUnderPolicy, type PageUnderPolicy } from '../csp/pageUnderPolicy.ts';
import { itAtNight } from '../itAtNight.ts';

const columnOf = { row: 'City', link: 'Link', button: 'Button', checkbox: 'Watched', selected: 'Selection' };

describe('a table that was just scrolled by wheel', () => {
  let opened: PageUnderPolicy;

  before(async () => {
    opened = await openUnderPolicy('libs/data-table/src/grid/scrollPage.test-support.tsx', {});
    await opened.page.setViewportSize({ width: 1000, height: 700 });
  });

  beforeEach(async () => {
    await opened.page.reload();
    await opened.page.getByRole('gridcell', { name: 'Row 3', exact: true }).waitFor();
  });

  after(() => opened.close());

  const scrollTop = () => opened.page.locator('.DataTable-scroller').evaluate((scroller) => scroller.scrollTop);

  /** Turns the wheel over the rows, once a frame and then some; waits until the page has scrolled as far, and no longer. */
  async function wheel(turns: number, distance = 130): Promise<void> {
    const end = (await scrollTop()) + turns * distance;
    for (let turn = 0; turn < turns; turn += 1) {
      await opened.page.mouse.wheel(0, distance);
      await opened.page.waitForTimeout(20);
    }
    // A wheel that was heard has not scrolled yet: the page draws that in a frame to come.
    await opened.page.waitForFunction(
      (wanted) => Math.abs(Number(document.querySelector('.DataTable-scroller')?.scrollTop) - wanted) < 1,
      end,
    );
  }

  const hover = () => opened.page.mouse.move(300, 300);

  /** The rows that are seen whole, from top to bottom, and where a column of theirs stands. */
  function seen(header: string): Promise<{ row: number; x: number; y: number }[]> {
    return opened.page.evaluate((name) => {
      const box = (document.querySelector('[role="grid"]')?.parentElement as Element).getBoundingClientRect();
      const column = document
        .querySelector(`[role="columnheader"][aria-label="${name}"]`)
        ?.getAttribute('aria-colindex');
      return [...document.querySelectorAll(`[role="gridcell"][aria-colindex="${column}"]`)]
        .map((cell) => {
          const inner = cell.querySelector('a, button, input') ?? cell;
          const { x, y, height, width } = inner.getBoundingClientRect();
          const row = Number(cell.closest('[role="row"]')?.getAttribute('aria-rowindex')) - 2;
          return { row, x: inner === cell ? x + 14 : x + width / 2, y: y + height / 2 };
        })
        .filter(({ y }) => y > box.top + 70 && y < box.bottom - 30)
        .sort((one, other) => one.row - other.row);
    }, header);
  }

  const heard = () => opened.page.evaluate(() => (window as unknown as { heard: string[] }).heard);

  /** The row that has the focus; null where the page has it. */
  const focusedRow = () =>
    opened.page.evaluate(() => {
      const row = document.activeElement?.closest('[role="row"]');
      return row ? Number(row.getAttribute('aria-rowindex')) - 2 : null;
    });

  for (const isFocused of [false, true]) {
    for (const restMs of [0, 400]) {
      const when = `${restMs} ms after the wheel, ${isFocused ? 'with' : 'without'} the focus in the grid`;
      const test = isFocused && restMs === 0 ? it : itAtNight;
      test(`handles the first click on a link, a button, a checkbox, a row, ${when} [TABLE-ROW-2]`, async () => {
        if (isFocused) await opened.page.getByRole('gridcell', { name: 'City 2', exact: true }).click();
        await hover();
        let turns = 7;
        for (const [kind, header] of Object.entries(columnOf)) {
          await wheel(turns);
          await opened.page.waitForTimeout(restMs);
          const places = await seen(header);
          const { row, x, y } = places[turns % places.length] as (typeof places)[number];
          await opened.page.mouse.click(x, y);
          assert.equal((await heard()).at(-1), `${kind} ${row}`);
          assert.equal(await focusedRow(), row);
          await opened.page.mouse.move(300, 300);
          // Without the focus in the grid again.
          if (!isFocused) await opened.page.evaluate(() => (document.activeElement as HTMLElement).blur());
          turns += 1;
        }
      });
    }
  }

  it('continues by keyboard from the row that was clicked, however far that was scrolled [TABLE-VIRT-1]', async () => {
    await opened.page.getByRole('gridcell', { name: 'City 2', exact: true }).click();
    await hover();
    await wheel(12);
    const [, , place] = await seen('City');
    assert.ok(place);
    await opened.page.mouse.click(place.x, place.y);
    await opened.page.keyboard.press('ArrowDown');
    assert.equal(await focusedRow(), place.row + 1);
  });

  for (const isFocused of [false, true]) {
    itAtNight(
      `selects the text of the rows that the pointer was dragged over, ${isFocused ? 'with' : 'without'} focus in the grid`,
      async () => {
        if (isFocused) await opened.page.getByRole('gridcell', { name: 'City 2', exact: true }).click();
        await hover();
        await wheel(20);
        const places = await seen('City');
        await drawOver(places[1], places[4]);
        await opened.page.mouse.up();
        assert.deepEqual(await markedCities(), citiesFrom(places[1], 4));
      },
    );
  }

  for (const distance of [130, -130]) {
    itAtNight(
      `selects the text of all rows from the pressed one while the wheel turns ${distance > 0 ? 'down' : 'up'} with the button held`,
      async () => {
        await hover();
        await wheel(20);
        const places = await seen('City');
        const from = distance > 0 ? places[1] : places[4];
        await drawOver(from, distance > 0 ? places[2] : places[3]);
        await wheel(8, distance);
        const now = await seen('City');
        const to = distance > 0 ? now[4] : now[1];
        assert.ok(from && to && Math.abs(to.row - from.row) > 15, 'scrolled beyond what is drawn');
        await opened.page.mouse.move(to.x, to.y, { steps: 4 });
        await opened.page.mouse.up();
        const [first, last] = distance > 0 ? [from, to] : [to, from];
        assert.deepEqual(await markedCities(), citiesFrom(first, last.row - first.row + 1));
      },
    );
  }

  type Place = Awaited<ReturnType<typeof seen>>[number];

  /** Presses at a place and draws the pointer to another, a step at a time. */
  async function drawOver(from: Place | undefined, to: Place | undefined): Promise<void> {
    assert.ok(from && to);
    await opened.page.mouse.move(from.x, from.y);
    await opened.page.mouse.down();
    await opened.page.mouse.move(from.x, (from.y * 2 + to.y) / 3, { steps: 3 });
    await opened.page.mouse.move(to.x, to.y, { steps: 5 });
  }

  /** The rows whose cities are marked, wholly or in part, as the text that would be copied has them. */
  async function markedCities(): Promise<number[]> {
    const text = await opened.page.evaluate(() => document.getSelection()?.toString() ?? '');
    return [...new Set([...text.matchAll(/(?:Row|City) (\d+)/g)].map(([, row]) => Number(row)))];
  }

  function citiesFrom(first: Place | undefined, count: number): number[] {
    return Array.from({ length: count }, (_, index) => (first?.row ?? 0) + index);
  }
});
