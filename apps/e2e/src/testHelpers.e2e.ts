// The Playwright objects of tables, dropdowns, dates and forms in the pinned browser.
import assert from 'node:assert/strict';
import { table, type TableObject } from '@agency-insights/data-table/playwright';
import { form } from '@agency-insights/form-renderer/playwright';
import { dateRange, dropdown } from '@agency-insights/ui-kit/playwright';
import { test } from '@playwright/test';
import { openUnderPolicy, type PageUnderPolicy } from '../../../tools/csp/pageUnderPolicy.ts';

test.describe('the Playwright objects', () => {
  let opened: PageUnderPolicy;
  let policies: TableObject;

  test.beforeAll(async () => {
    opened = await openUnderPolicy('libs/data-table/src/playwright/objectsPage.test-support.tsx', {});
    policies = table(opened.page, 'Policies');
  });
  test.beforeEach(async () => {
    await opened.page.reload();
    await policies.loaded();
  });
  test.afterAll(() => opened.close());

  test('fail with the names that exist if a name is wrong [PLUS-26]', async () => {
    const { page } = opened;
    const wrong = [
      [
        table(page, 'Polices').loaded(),
        /^There is no table "Polices"\. There are: "Policies"\. Use one of these names/,
      ],
      [policies.column('Isured'), /^There is no column "Isured"\. There are: "Insured", "State", "Premium", "Start"\./],
      [dropdown(page, 'Carier').choose('Cedar Ridge'), /^There is no dropdown "Carier"\. There are: .*"Carrier"/],
      [dateRange(page, 'Efective').shown(), /^There is no date field "Efective"\. There are: .*"Effective date/],
      [policies.row('Insured').cell('State'), /^No row of "Policies" .* begin with: "Insured 0", "Insured 1", /],
      [form(page).press('Aply'), /^There is no button "Aply"\. There are: .*"Search"/],
    ] as const;
    await Promise.all(wrong.map(([action, message]) => assert.rejects(action, { message })));
  });

  test('filter a column by text, bounds, values and a day', async () => {
    await policies.filter('State', 'Iowa');
    assert.deepEqual([...new Set(await policies.column('State'))], ['Iowa']);
    await policies.filter('Premium', '500', '1100');
    assert.deepEqual(await policies.column('Premium'), ['500', '800', '1,100']);
    await policies.filter('Insured', '8');
    assert.deepEqual(await policies.column('Insured'), ['Insured 8']);
    await policies.filter('Start', '2026-01-09');
    assert.deepEqual(await policies.column('Insured'), ['Insured 8']);
  });

  test('search a table and go to its pages', async () => {
    await policies.goToPage(3);
    assert.equal((await policies.column('Insured'))[0], 'Insured 20');
    await policies.goToPage(2);
    assert.equal((await policies.column('Insured'))[0], 'Insured 10');
    await assert.rejects(policies.goToPage(7), { message: 'There is no page 7: the last one is 6' });
    await policies.search('Insured 42');
    assert.deepEqual(await policies.column('Insured'), ['Insured 42']);
  });

  test('edit a cell, undo and redo, select cells, and read the exported file', async () => {
    await policies.row('Insured 1').edit('Premium', '7,250');
    assert.equal(await policies.row('Insured 1').cell('Premium'), '7,250');
    await policies.undo();
    assert.equal(await policies.row('Insured 1').cell('Premium'), '100');
    await policies.redo();
    assert.match(await policies.exportCsv(), /Insured 1,Oklahoma,7250,/);
    await assert.rejects(policies.row('Insured 2').edit('Premium', 'many'), {
      message: /^"many" was refused below "Premium": ./,
    });
    await opened.page.keyboard.press('Escape');
    await assert.rejects(policies.row('Insured 2').edit('Start', '2026-01-01'), { message: /"Start" opens no field/ });
    await policies.row('Insured 1').edit('State', 'Iowa');
    assert.equal(await policies.row('Insured 1').cell('State'), 'Iowa');
    await assert.rejects(policies.row('Insured 2').edit('State', 'Ohio'), { message: /Texas.*Oklahoma.*Iowa/s });
    await opened.page.keyboard.press('Escape');
    await policies.selectCells(['Insured 0', 'Insured'], ['Insured 2', 'State']);
    assert.equal(await opened.page.getByRole('gridcell', { selected: true }).count(), 6);
  });
});
