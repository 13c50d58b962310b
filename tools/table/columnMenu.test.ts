// The width of a column's menu, in a browser that lays it out.
import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { openUnderPolicy, type PageUnderPolicy } from '../csp/pageUnderPolicy.ts';

let opened: PageUnderPolicy;
before(async () => {
  opened = await openUnderPolicy('libs/data-table/src/ColumnMenu/germanMenuPage.test-support.tsx', {});
});
after(() => opened.close());

it("A column's menu is wide enough for its items and the mark of the chosen one [PLUS-40]", async () => {
  for (const [header, item] of [
    ['Agentur', 'Aufsteigend sortieren'],
    ['Prämie', 'Zur Sortierung hinzufügen'],
  ] as const) {
    await opened.page.getByRole('button', { name: `Menü der Spalte ${header}` }).click();
    const menu = opened.page.getByRole('menu');
    await menu.getByText(item).waitFor();
    const cut = await menu.evaluate((list) =>
      [...list.children]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((one) => one.textContent),
    );
    assert.deepEqual(cut, []);
    await opened.page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
  }
});
