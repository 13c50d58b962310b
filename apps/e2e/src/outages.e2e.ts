import { expectUncovered } from './support/expectUncovered.ts';
import { expect, test } from './support/journey.ts';
import { untilFetched } from './support/untilFetched.ts';

/** The script of the menus, which the page fetches when it is idle or when the user opens one. */
const menuScript = /\/assets\/menu[^/]*\.js$/;

test.use({ expectedErrors: /The agency search failed|CLIENT_SESSION_ERROR/ });

test('the search reports an outage of the platform, and works again afterwards [APP-FIND-7] @night', async ({
  signIn,
  findAgencies,
  page,
  platform,
}) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  await findAgencies.settled();
  // The panel and its options load while the platform is up.
  await findAgencies.openFilters();
  await findAgencies.choose('Line of business', ['Commercial lines']);
  await untilFetched(page);
  await platform.stop('SIGKILL');
  await findAgencies.apply();
  await expect(page.getByText('Search failed', { exact: true })).toBeVisible();
  // The agencies of the search before stay.
  await expect(findAgencies.table).toBeVisible();
  // Not earlier: an automatic retry would succeed, and there would be no button to press.
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await platform.start();
  await again.click();
  await expect(findAgencies.table).toBeVisible();
  await expect(findAgencies.summary).toContainText('agenc');
});

test.describe('the app without a network', () => {
  test.use({ expectedErrors: /The (agency search|export) failed|could not be saved|Unable to load data|_ERROR/ });

  test('reports failed searches, saves and exports, and searches again once the network is back [APP-FIND-7, APP-SAVED-4, APP-EXPORT-2]', async ({
    signIn,
    findAgencies,
    savedSearches,
    page,
    context,
  }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    await findAgencies.openFilters();
    await findAgencies.choose('Line of business', ['Commercial lines']);
    await untilFetched(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await expect(page.getByText('Export failed. You are offline.')).toBeVisible();
    await savedSearches.saveAs('Offline');
    await expect(page.getByText('Search save failed')).toBeVisible();
    await page.keyboard.press('Escape');
    await findAgencies.panel.getByRole('button', { name: 'Apply', exact: true }).focus();
    await page.keyboard.press('Enter');
    const alert = page.getByRole('group', { name: 'Search failed' });
    await expect(alert).toContainText(/Below are the previous results: [\d,]+ agencies in Texas\./);
    await expect(page.getByText(/^Search failed: agencies .*commercial lines/)).toBeVisible();
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeFocused();
    // Without a press.
    await context.setOffline(false);
    await findAgencies.settled();
    await expect(findAgencies.table).toBeVisible();
    await expect(page).toHaveURL(/line=commercial/);
  });
});

/** Loads a part of the page only once it is opened. */
function fetchNothingAhead(): void {
  window.requestIdleCallback = () => 0;
  window.IntersectionObserver = class extends IntersectionObserver {
    override observe(): void {}
  };
}

test.describe('a part of the page that is not loaded yet', { tag: '@night' }, () => {
  test.use({ expectedErrors: /The agency search failed|could not be loaded|Unable to load data|_ERROR/ });

  test('says so without a network, leaves the rest usable, and opens once the network is back', async ({
    signIn,
    findAgencies,
    page,
    context,
  }) => {
    await page.addInitScript(fetchNothingAhead);
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    await untilFetched(page);
    const remove = page.getByRole('button', { name: 'Remove Agency state: Texas' });
    await expect(remove, 'the names of states are here').toBeVisible();
    const offline = page.getByRole('alert').filter({ hasText: 'You are offline' });
    const again = offline.getByRole('button', { name: 'Try again' });

    await context.setOffline(true);
    await remove.press('Enter');
    const failure = page.getByRole('group', { name: 'Search failed' });
    await expect(failure).toContainText(/Below are the previous results: [\d,]+ agencies in Texas\./);
    await expect(failure.getByRole('button', { name: 'Try again' })).toBeFocused();
    await expect(findAgencies.table).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('region', { name: 'Suggested searches' })).toBeVisible();
    await expect(failure).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();

    await context.setOffline(true);
    await page.getByRole('link', { name: 'Benchmarks' }).press('Enter');
    await expect(offline).toContainText('This opens automatically when you are connected again.');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('link', { name: 'Home' })).toBeVisible();
    await again.press('Enter');
    await expect(again, 'still offline').toBeFocused();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: /benchmarks/i })).toBeVisible();
    // The heading, or the page if its heading comes later.
    await expect(page.locator('main:focus, h1:focus')).toBeVisible();
  });

  test('is fetched again on a press after a server outage, and the person keeps their place', async ({
    signIn,
    findAgencies,
    page,
    platform,
  }) => {
    await page.addInitScript(fetchNothingAhead);
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    await untilFetched(page);
    await platform.stop('SIGKILL');
    await page.getByRole('link', { name: 'Benchmarks' }).press('Enter');
    const missing = page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded' });
    await expect(missing).toContainText('The service cannot be reached');
    const again = missing.getByRole('button', { name: 'Try again' });
    await again.press('Enter');
    await expect(again, 'still away').toBeFocused();
    await platform.start();
    await again.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /benchmarks/i })).toBeVisible();
    await expect(page).toHaveURL(/benchmarks/);
  });
});

test('a menu that cannot be loaded says so and offers to reload the page @night', async ({ signIn, page }) => {
  // Before the page prefetches it in an idle moment.
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

test('the found agencies stay in view, dimmed, until the next search completes @night', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  const [first] = await findAgencies.shownAgencies();
  await findAgencies.openFilters();
  await findAgencies.choose('Agency state', ['Oklahoma']);
  await expect(findAgencies.panel.getByText(/^Not applied: \d/)).toBeVisible();
  const answered = Promise.withResolvers<void>();
  await page.route(/find_agencies_all/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await findAgencies.apply();
  await expect(page.getByText('Searching…', { exact: true })).toBeVisible();
  await expect(findAgencies.table).toContainText(first?.name ?? '');
  const area = page.getByRole('region', { name: 'Results' });
  const opacity = () => area.locator('.DataTable-paper').evaluate((paper) => getComputedStyle(paper).opacity);
  await expect.poll(opacity).toBe('0.87');
  answered.resolve();
  await expect(findAgencies.summary).toContainText('Oklahoma');
  await expect.poll(opacity).toBe('1');
});

test.describe('a failed search', { tag: '@night' }, () => {
  test.use({ expectedErrors: /The agency search failed/ });

  test('suggests what to do, keeps the previous agencies and the focus, and retries immediately on a press', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    const [first] = await findAgencies.shownAgencies();
    await page.route(/find_agencies_all/, (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: /^Agency state: Texas/ }).click();
    const field = page.getByRole('dialog', { name: 'Change Agency state' });
    await field.getByRole('combobox', { name: 'Agency state' }).fill('Okla');
    await page.getByRole('option', { name: 'Oklahoma' }).click();
    await page.keyboard.press('Escape');
    await field.getByRole('button', { name: 'Apply' }).click();
    const alert = page.getByRole('group', { name: 'Search failed' });
    await expect(alert).toContainText('The service is not available. Try again in a few minutes. Trying again…');
    await expect(findAgencies.table).toContainText(first?.name ?? '');
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeFocused();
    await page.unroute(/find_agencies_all/);
    await page.keyboard.press('Enter');
    await findAgencies.settled();
    await expect(alert).toBeHidden();
    await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
  });
});

test.describe('saved searches that cannot be loaded', { tag: '@night' }, () => {
  test.use({ expectedErrors: /saved/i });

  test('are requested again by a button in their place, which keeps the focus', async ({
    signIn,
    savedSearches,
    page,
  }) => {
    await signIn.as('analyst', '/');
    await savedSearches.save(1, { agency_state: 'OK' });
    let isAway = true;
    await page.route(/saved-filters/, (route) =>
      isAway ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    );
    await page.goto('/marketing/agencies?agency_state=TX');
    const again = page.getByRole('button', { name: 'Saved searches failed · Try again' });
    await expect(again).toBeVisible();
    await expectUncovered(page);
    await again.focus();
    // Not earlier: an automatic retry would come before the press.
    isAway = false;
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Saved searches' })).toBeFocused();
  });
});

test.describe('options that cannot be loaded', { tag: '@night' }, () => {
  test.use({ expectedErrors: /Unable to load data/ });

  test('are all loaded again by one press on a button that keeps the focus until they are there', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    await page.route(/run-query/, (route) => route.fulfill({ status: 500, body: '' }));
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    await expect(page.getByRole('alert').filter({ hasText: 'Some filter lists could not be loaded.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Agency state: Texas', exact: true })).toBeVisible();
    await findAgencies.openFilters();
    const failures = findAgencies.panel.getByText('Unable to load data');
    await expect(failures).not.toHaveCount(0);
    await expect(findAgencies.panel.getByRole('button', { name: 'Try again: Agency city' })).toBeVisible();
    const retry = findAgencies.panel.getByRole('button', { name: 'Try again', exact: true });
    const askedAgain = page.waitForResponse(/run-query/);
    await retry.press('Enter');
    await askedAgain;
    await expect(findAgencies.panel.getByRole('alert').filter({ hasText: 'Some filter lists' })).toBeVisible();
    await expect(retry).toBeFocused();
    await page.unroute(/run-query/);
    await retry.press('Enter');
    await expect(failures).toHaveCount(0);
    await expect(findAgencies.panel.getByRole('combobox', { name: 'Agency state', exact: true })).toBeVisible();
    await expect(findAgencies.panel).toBeFocused();
  });
});
