import { deleteExports } from './support/deleteExports.ts';
import { expect, test } from './support/journey.ts';

const taskStatus = /\/looker\/task-status$/;
const never = () => new Promise<void>(() => undefined);

test('an export continues after a reload, and its file can be downloaded again [PLUS-8]', async ({
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
  await expect(page.getByRole('button', { name: 'Exports, 1 export under way' })).toBeVisible();

  // For the reloaded page: the waiting request stays without a response.
  answersStatus = true;
  const downloading = page.waitForEvent('download');
  await page.reload();
  expect((await downloading).suggestedFilename()).toMatch(/^MI Search Results \d{8}\.xlsx$/);
  await expect(page.getByText('Export successful!')).toBeVisible();

  await page.getByRole('button', { name: 'Exports', exact: true }).click();
  const exports = page.getByRole('dialog', { name: 'Exports' });
  await expect(exports.getByRole('listitem')).toContainText([/MI Search Results.*Agency state: Texas.*\d+ rows/]);
  const again = page.waitForEvent('download');
  await exports.getByRole('button', { name: /^Download MI Search Results/ }).click();
  expect((await again).suggestedFilename()).toMatch(/\.xlsx$/);
  await exports.getByRole('button', { name: /^Delete MI Search Results/ }).click();
  await expect(exports.getByText('Nothing exported yet.')).toBeVisible();
  await expect(exports.getByRole('heading', { name: 'Exports' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Exports', exact: true })).toBeFocused();
});

test('an export can be cancelled, and the button keeps the focus [PLUS-8]', async ({ signIn, findAgencies, page }) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  await findAgencies.settled();
  await deleteExports(page);
  await page.route(taskStatus, never);
  const started = page.waitForResponse(/\/looker\/run-export$/);
  await page.getByRole('button', { name: 'Export', exact: true }).focus();
  await page.keyboard.press('Enter');
  await started;
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  expect((await removed).status()).toBe(204);
  await expect(page.getByText('Export cancelled')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Exports', exact: true }).click();
  await expect(page.getByText('Nothing exported yet.')).toBeVisible();
});
