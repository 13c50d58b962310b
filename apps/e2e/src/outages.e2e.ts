import { expect, test } from './support/journey.ts';

test.use({ expectedErrors: /The agency search failed|CLIENT_SESSION_ERROR/ });

test('the platform goes down and comes back: the search says so and works again [APP-FIND-7]', async ({
  signIn,
  findAgencies,
  page,
  platform,
}) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  await findAgencies.settled();
  // The panel and its options are loaded while there is somebody to load them from.
  await findAgencies.openFilters();
  await findAgencies.choose('Line of business', ['Commercial']);
  await platform.stop('SIGKILL');
  await findAgencies.apply();
  await expect(page.getByText('The search could not be carried out')).toBeVisible({ timeout: 30_000 });
  await platform.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(findAgencies.table).toBeVisible();
  await expect(findAgencies.summary).toContainText('agenc');
});
