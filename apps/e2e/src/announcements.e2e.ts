import { expect, test } from './support/journey.ts';
import { spokenBy } from './support/spokenBy.ts';
import { untilFetched } from './support/untilFetched.ts';

test('one Apply announces one result, and a draft its number of agencies once @night', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  await findAgencies.settled();
  await findAgencies.openFilters();
  await untilFetched(page);
  const spoken = await spokenBy(page);
  await findAgencies.choose('Line of business', ['Commercial lines']);
  await expect(findAgencies.panel.getByText(/^Not applied: \d/)).toBeVisible();
  const draft = await spoken.take();
  expect(draft.filter((message) => message.startsWith('Not applied'))).toEqual([
    expect.stringMatching(/^Not applied: \d+ agencies$/),
  ]);
  await findAgencies.apply();
  await expect(findAgencies.summary).toContainText('commercial lines');
  await expect(findAgencies.panel.getByText(/^\d+ agencies$/)).toBeVisible();
  expect(await spoken.take()).toEqual([
    expect.stringMatching(/^\d+ agencies in Texas writing commercial lines · .* search premium$/),
  ]);
});

test('a search in the table announces one message with its matches, and clearing a selection how many it had', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  const [first] = await findAgencies.shownAgencies();
  await untilFetched(page);
  // The table has been used before.
  await findAgencies.table.getByRole('gridcell').nth(1).focus();
  const spoken = await spokenBy(page);
  await page.getByRole('button', { name: 'Search in these results' }).press('Enter');
  await page.keyboard.type(first?.name ?? '');
  await expect(findAgencies.summary).toContainText('match “');
  expect(await spoken.take()).toEqual([
    expect.stringMatching(/^1 of \d+ agencies in Texas match “.*” · .* search premium$/),
  ]);
  await page.keyboard.press('Escape');
  await expect(findAgencies.summary).not.toContainText('match “');
  expect(await spoken.take()).toEqual([expect.stringMatching(/^\d+ agencies in Texas · .* search premium$/)]);
  await findAgencies.table.getByRole('checkbox').nth(1).check();
  await findAgencies.table.getByRole('checkbox').nth(2).check();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect.poll(async () => (await spoken.take()).at(-1)).toBe('Selection cleared: 2 agencies');
});

test.describe('without a network', { tag: '@night' }, () => {
  test.use({ expectedErrors: /The (agency search|export) failed|Unable to load data|_ERROR/ });

  test('the top bar says so while the results stay, and a failed search and export each announce one message with the reason, and can be tried again', async ({
    signIn,
    findAgencies,
    page,
    context,
  }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    await findAgencies.openFilters();
    await findAgencies.choose('Line of business', ['Commercial lines']);
    await expect(findAgencies.panel.getByText(/^Not applied: \d/)).toBeVisible();
    await untilFetched(page);
    const spoken = await spokenBy(page);
    await context.setOffline(true);
    const note = page.getByRole('banner').getByRole('status');
    await expect(note.getByText('You are offline.')).toBeVisible();
    expect(await spoken.take()).toEqual([
      'You are offline. What you see stays. Searches and exports work again once you are connected.',
    ]);
    await findAgencies.panel.getByRole('button', { name: 'Apply', exact: true }).press('Enter');
    const failure = page.getByRole('group', { name: 'Search failed' });
    await expect(failure.getByRole('button', { name: 'Try again' })).toBeFocused();
    expect(await spoken.take()).toEqual([
      expect.stringMatching(
        /^Search failed\. The search runs .* Below are the previous results: \d+ agencies in Texas\.$/,
      ),
    ]);
    await page.getByRole('button', { name: 'Export', exact: true }).press('Enter');
    const toast = page.locator('[data-toast]').filter({ hasText: 'Export failed. You are offline.' });
    await expect(toast).toBeVisible();
    expect((await spoken.take()).filter((message) => message.includes('Export failed'))).toHaveLength(1);
    // With the focus on it, the toast stays.
    await toast.getByRole('button', { name: 'Try again' }).focus();
    await expect(findAgencies.table).toBeVisible();
    await context.setOffline(false);
    await expect(note).toHaveText('You are connected again.');
    await findAgencies.settled();
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    await downloading;
  });
});

test.describe('a service that fails', { tag: '@night' }, () => {
  test.use({ expectedErrors: /The agency search failed/ });

  test('announces one message for a search, also while the product retries it', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    await findAgencies.openFilters();
    await findAgencies.choose('Line of business', ['Commercial lines']);
    await expect(findAgencies.panel.getByText(/^Not applied: \d/)).toBeVisible();
    await page.route(/find_agencies_all/, (route) => route.fulfill({ status: 500, body: '' }));
    const spoken = await spokenBy(page);
    await findAgencies.panel.getByRole('button', { name: 'Apply', exact: true }).press('Enter');
    const failure = page.getByRole('group', { name: 'Search failed' });
    await expect(failure).toContainText('Trying again…');
    await expect(failure).not.toContainText('Trying again…');
    await expect(failure.getByRole('button', { name: 'Try again' })).toBeFocused();
    expect(await spoken.take()).toEqual([
      expect.stringMatching(/^Search failed\. The service is not available\..* agencies in Texas\.$/),
    ]);
  });
});
