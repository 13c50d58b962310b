import { deleteExports } from './support/deleteExports.ts';
import { expect, test } from './support/journey.ts';

const taskStatus = /\/looker\/task-status$/;
const never = () => new Promise<void>(() => undefined);

test('an export continues after a reload, and its file can be downloaded again [PLUS-8] @night', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  await findAgencies.settled();
  await deleteExports(page);
  let answersStatus = false;
  await page.route(taskStatus, (route) => (answersStatus ? route.continue() : never()));
  const started = page.waitForResponse(/\/looker\/run-export$/);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const busy = page.getByRole('button', { name: /^Exporting \d+ agencies/ });
  await expect(busy).toBeFocused();
  await expect(page.getByText(/^Exporting \d+ agencies…/)).toBeVisible();
  await started;
  await expect(page.getByRole('button', { name: 'Exports, 1 export running' })).toBeVisible();

  // For the reloaded page alone: one that goes away would lose the file.
  page.once('framenavigated', () => (answersStatus = true));
  const downloading = page.waitForEvent('download');
  await page.reload();
  expect((await downloading).suggestedFilename()).toMatch(/^MI Search Results \d{8}\.xlsx$/);
  await expect(page.getByText('Export successful!')).toBeVisible();

  await page.getByRole('button', { name: 'Exports', exact: true }).click();
  const exports = page.getByRole('dialog', { name: 'Exports' });
  await expect(exports.getByRole('listitem')).toContainText([/^Agency state: Texas.*\d+ rows.*MI Search Results/]);
  const again = page.waitForEvent('download');
  const download = exports.getByRole('button', { name: 'Download', exact: true });
  await expect(download).toHaveAccessibleDescription(/^Agency state: Texas /);
  await download.click();
  expect((await again).suggestedFilename()).toMatch(/\.xlsx$/);
});

test('deleting an export asks first, and a second Enter does not delete another one [PLUS-8] @night', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  await findAgencies.settled();
  await deleteExports(page);
  for (const state of ['TX', 'OK']) {
    await findAgencies.open({ agency_state: state });
    await findAgencies.settled();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await downloading;
  }
  const button = page.getByRole('button', { name: 'Exports', exact: true });
  await button.press('Enter');
  const exports = page.getByRole('dialog', { name: 'Exports' });
  const rows = exports.getByRole('listitem');
  await expect(rows).toContainText([/^Agency state: Oklahoma/, /^Agency state: Texas/]);
  const askToDelete = exports.getByRole('button', { name: 'Delete', exact: true }).first();
  await askToDelete.press('Enter');
  await expect(exports.getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(askToDelete).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveText([/^Agency state: Texas/]);
  await expect(rows).toBeFocused();
  await expect(exports.getByText(/^Agency state: Oklahoma, .* deleted$/)).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);

  await askToDelete.press('Enter');
  await exports.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(exports.getByText('No exports yet.')).toBeVisible();
  await expect(exports.getByRole('heading', { name: 'Exports' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(exports.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
});

test('a user can cancel an export, and the button keeps the focus [PLUS-8]', async ({ signIn, findAgencies, page }) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  await findAgencies.settled();
  await deleteExports(page);
  await page.route(taskStatus, never);
  const started = page.waitForResponse(/\/looker\/run-export$/);
  // By its key, with the focus nowhere.
  await page.keyboard.press('e');
  await started;
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.keyboard.press('F6');
  await page.keyboard.press('Enter');
  expect((await removed).status()).toBe(204);
  await expect(page.getByText('Export cancelled')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Exports', exact: true }).click();
  await expect(page.getByText('No exports yet.')).toBeVisible();
});
