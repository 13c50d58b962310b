import { expect, test } from './support/journey.ts';
import { untilFetched } from './support/untilFetched.ts';

/** The script of the menus, which the page fetches when it is idle or when the user opens one. */
const menuScript = /\/assets\/menu[^/]*\.js$/;

test.use({ expectedErrors: /The agency search failed|CLIENT_SESSION_ERROR/ });

test('the platform goes down and comes back: the search says so and works again [APP-FIND-7]', async ({
  signIn,
  findAgencies,
  page,
  platform,
}) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  await findAgencies.settled();
  // The panel and its options load while the platform is up.
  await findAgencies.openFilters();
  await findAgencies.choose('Line of business', ['Commercial']);
  await untilFetched(page);
  await platform.stop('SIGKILL');
  await findAgencies.apply();
  await expect(page.getByText('The search could not be carried out')).toBeVisible();
  await platform.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(findAgencies.table).toBeVisible();
  await expect(findAgencies.summary).toContainText('agenc');
});

test.describe('without a network', () => {
  test.use({ expectedErrors: /The (agency search|export) failed|could not be saved|Unable to load data|_ERROR/ });

  test('a search, a save and an export say so, and work once the network is back [APP-FIND-7, APP-SAVED-4, APP-EXPORT-2]', async ({
    signIn,
    findAgencies,
    savedSearches,
    page,
    context,
  }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    await findAgencies.openFilters();
    await findAgencies.choose('Line of business', ['Commercial']);
    await untilFetched(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await expect(page.getByText('Export failed')).toBeVisible();
    await savedSearches.saveAs('Offline');
    await expect(page.getByText('Search save failed')).toBeVisible();
    await page.keyboard.press('Escape');
    await findAgencies.apply();
    await expect(page.getByText('The service cannot be reached. Check the connection and try again.')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await findAgencies.settled();
    await expect(findAgencies.table).toBeVisible();
    await expect(page).toHaveURL(/line=commercial/);
  });
});

test('a menu that cannot be fetched says so and offers to load the page again', async ({ signIn, page }) => {
  // Before the page has had an idle moment to fetch it by itself.
  await page.route(menuScript, (route) => route.abort());
  await signIn.as('analyst', '/');
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible();
  await page.unroute(menuScript);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('A part of this page could not be loaded.')).toBeHidden();
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
});
