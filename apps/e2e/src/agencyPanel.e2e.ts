import { readFileSync } from 'node:fs';
import readSheets from 'read-excel-file/node';
import { expect, test } from './support/journey.ts';

test('a row opens a panel that leads to the next row and the profile, and returns the focus @night', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  const [first, second] = await findAgencies.shownAgencies();
  const cellOf = (name: string) =>
    findAgencies.table.getByRole('gridcell').filter({ has: page.getByRole('link', { name, exact: true }) });
  const panelOf = (name: string) => page.getByRole('complementary', { name, exact: true });

  await findAgencies.table
    .getByRole('gridcell', { name: first?.searchPremium ?? '' })
    .first()
    .click();
  const panel = panelOf(first?.name ?? '');
  await expect(panel).toBeFocused();
  for (const part of [/^Written premium by year/, /^Carriers \(\d+\)/, /^Accounts \(\d+\)/])
    await expect(panel.getByRole('region', { name: part })).toBeVisible();
  await expect(panel.getByRole('row', { name: /^2026 to / })).toBeVisible();
  await expect(panel).toContainText(first?.searchPremium ?? '');
  await expect(panel).toContainText('2025 against 2024');

  await panel.getByRole('button', { name: 'Next agency' }).click();
  await expect(panelOf(second?.name ?? '').getByRole('button', { name: 'Next agency' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: second?.name ?? '' }), 'the announced agency').toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panelOf(second?.name ?? '')).toBeHidden();
  await expect(cellOf(second?.name ?? '')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(panelOf(second?.name ?? '')).toBeFocused();
  // The filters take the panel's place.
  await findAgencies.openFilters();
  await expect(panelOf(second?.name ?? '')).toBeHidden();
  await findAgencies.closeFilters();

  await cellOf(second?.name ?? '')
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await panelOf(second?.name ?? '')
    .getByRole('link', { name: 'Open profile' })
    .click();
  await expect(page).toHaveURL(/\/marketing\/agencies\/\d+\?agency_state=TX/);
  await expect(page.getByRole('heading', { level: 1, name: second?.name ?? '' })).toBeVisible();
});

test('the address contains the agency in the panel: a reload keeps it, and Back closes it @night', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  const [first, second] = await findAgencies.shownAgencies();
  const panelOf = (name = '') => page.getByRole('complementary', { name, exact: true });
  const cell = findAgencies.table
    .getByRole('gridcell')
    .filter({ has: page.getByRole('link', { name: first?.name ?? '', exact: true }) });
  await cell.focus();
  await page.keyboard.press('Enter');
  await expect(panelOf(first?.name)).toBeFocused();
  await expect(page).toHaveURL(/agency_state=TX&agency=\d+$/);
  await page.reload();
  await expect(panelOf(first?.name)).toBeVisible();
  await panelOf(first?.name).getByRole('button', { name: 'Next agency' }).click();
  await expect(panelOf(second?.name)).toBeVisible();
  // Agencies that follow each other are one step.
  await page.goBack();
  await expect(page).toHaveURL(/agency_state=TX$/);
  await expect(panelOf(second?.name)).toBeHidden();
  await expect(findAgencies.table).toBeVisible();
  await page.goForward();
  await expect(panelOf(second?.name)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panelOf(second?.name)).toBeHidden();
  await expect(page).toHaveURL(/agency_state=TX$/);
  // Another search closes it.
  await page.goto('/marketing/agencies?agency_state=TX&agency=999999999');
  await findAgencies.settled();
  await expect(page.getByRole('complementary')).toHaveCount(0);
});

test('the panel reports an agency that cannot be loaded, and offers to try again @night', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  const [first] = await findAgencies.shownAgencies();
  await page.route(/\/api\/agencies\/\d+\/summary$/, (route) => route.fulfill({ status: 400, json: {} }));
  await findAgencies.table
    .getByRole('gridcell', { name: first?.searchPremium ?? '' })
    .first()
    .click();
  const panel = page.getByRole('complementary', { name: first?.name ?? '', exact: true });
  await expect(panel.getByText('This agency could not be loaded')).toBeVisible();
  await page.unroute(/\/api\/agencies\/\d+\/summary$/);
  await panel.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(panel.getByRole('region', { name: 'Agency summary' })).toBeFocused();
  await expect(panel.getByRole('region', { name: /^Carriers \(\d+\)/ })).toBeVisible();
});

test('an export of selected agencies contains only these, and View sets rows and columns [PLUS-12] @night', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  const agencies = await findAgencies.shownAgencies();
  for (const index of [0, 2])
    await findAgencies.table.getByRole('row').filter({ hasText: agencies[index]?.name }).getByRole('checkbox').check();
  await expect(page.getByText('(2) selected')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export selected' }).click();
  const [results] = await readSheets(readFileSync(await (await downloading).path()));
  expect(results?.data.slice(1).map(([name]) => name)).toEqual([agencies[0]?.name, agencies[2]?.name, 'Total']);

  const rowHeight = async () => (await findAgencies.table.getByRole('row').nth(1).boundingBox())?.height ?? 0;
  const before = await rowHeight();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('radio', { name: 'Compact' }).check();
  await page.getByRole('radio', { name: /^Place/ }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'View', exact: true })).toBeFocused();
  await expect.poll(rowHeight).toBeLessThan(before);
  await expect(findAgencies.table.getByRole('columnheader', { name: 'Primary account' })).toBeVisible();
  await expect(findAgencies.table.getByRole('columnheader', { name: 'Policies' })).toBeHidden();
  await page.reload();
  await findAgencies.settled();
  await expect.poll(rowHeight).toBeLessThan(before);
  await expect(findAgencies.table.getByRole('columnheader', { name: 'Primary account' })).toBeVisible();
});

test('an open list stays at its field when the sentence above the field wraps @night', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await page.setViewportSize({ width: 760, height: 900 });
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  await findAgencies.settled();
  const field = page.getByRole('combobox', { name: 'Agency name' });
  await field.click();
  await field.fill('a');
  const topBefore = (await field.boundingBox())?.y ?? 0;
  // The first offers all that match.
  for (let place = 1; place <= 5; place += 1) {
    await page.getByRole('option').nth(place).click();
    await findAgencies.settled();
  }
  await expect.poll(async () => (await field.boundingBox())?.y ?? 0).toBeGreaterThan(topBefore);
  const gap = async () => {
    const [list, own] = [await page.getByRole('listbox').boundingBox(), await field.boundingBox()];
    return (list?.y ?? 0) - ((own?.y ?? 0) + (own?.height ?? 0));
  };
  await expect.poll(gap).toBeGreaterThan(-0.5);
});
