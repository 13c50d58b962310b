import type { Page } from '@playwright/test';
import { deleteExports } from './support/deleteExports.ts';
import { expect, test } from './support/journey.ts';
import { expectedAgencies } from './support/oracle.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const recent = (page: Page) => region(page, 'Recent searches').getByRole('listitem');
const opensWith = (page: Page) => page.getByRole('combobox', { name: 'Find agencies opens with' });

/** Chooses what Find agencies opens with, on its start page. */
async function chooseOpening(page: Page, option: string): Promise<void> {
  await opensWith(page).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(opensWith(page)).toContainText(option);
}

/** Opens Find agencies as from anywhere in the product. */
async function openFromHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Find agencies', exact: true }).click();
}

test('the home page opens with what the person left off with, Find agencies with the largest agencies [PLUS-7] @night', async ({
  signIn,
  findAgencies,
  savedSearches,
  page,
}) => {
  const [largest] = expectedAgencies({});
  const inTexas = expectedAgencies({ agency: (record) => record.agencyState === 'TX' });
  await signIn.as('analyst', '/');
  await deleteExports(page);
  // On the first day there is help with the first search.
  const help = region(page, 'How it works');
  await expect(help.getByRole('link', { name: 'How filters combine' })).toHaveAttribute('href', '/help/filters');
  await savedSearches.save(1, { agency_state: 'OK' });
  await findAgencies.open();
  const agencies = region(page, 'Largest agencies by written premium');
  await expect(agencies.getByRole('row').nth(1)).toContainText(largest?.name ?? '');
  await expect(agencies.getByText(/^All years since \w{3} 20\d\d$/i)).toBeVisible();
  await expect(region(page, 'Recent searches')).toHaveCount(0);

  await findAgencies.open({ agency_state: 'TX' });
  await expect(findAgencies.summary).toContainText('in Texas');
  await expect(page.getByText(/ search premium, all years since \w{3} 20\d\d$/)).toBeVisible();
  await page.goto('/');
  await expect(recent(page)).toHaveText([`Agency state: Texas${inTexas.length} agencies`]);
  await expect(agencies.getByRole('link').first()).toHaveText(largest?.name ?? '');
  await expect(region(page, 'Your saved searches').getByRole('link')).toHaveText(['Search 1']);
  await expect(help).toHaveCount(0);

  await recent(page).getByRole('link', { name: 'Agency state: Texas' }).click();
  await expect(page).toHaveURL(/agency_state=TX/);
  await findAgencies.settled();
  await findAgencies.open();
  await agencies.getByRole('link', { name: /^All [\d,]+ agencies/ }).click();
  const [first] = await findAgencies.shownAgencies();
  expect(first?.name).toBe(largest?.name);
  await page.goto('/');
  await expect(recent(page)).toHaveCount(2);
  await expect(recent(page).first().getByRole('link')).toHaveText('All agencies');
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(region(page, 'Recent searches')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Getting started' })).toBeFocused();
  await page.reload();
  await expect(region(page, 'Your exports')).toContainText('No exports yet.');
  const roomBelow = (card: Element) =>
    card.getBoundingClientRect().bottom - (card.querySelector('small')?.getBoundingClientRect().bottom ?? 0);
  expect(await region(page, 'Your exports').evaluate(roomBelow), 'as high as what it says').toBeLessThan(30);
  await expect(region(page, 'Recent searches')).toHaveCount(0);
  await expect(page.getByText(/^Data loaded .* \d{4}\.$/)).toBeVisible();
  const hasSeenData = () =>
    page.evaluate(() => Object.keys(localStorage).some((name) => name.startsWith('agency-insights.data-set.')));
  await expect.poll(hasSeenData, { message: 'what was seen of the data is kept' }).toBe(true);
  // As if other data had been there at the last visit.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('agency-insights.data-set.')) ?? '';
    const seen = JSON.parse(localStorage.getItem(key) ?? '') as { latest: { loadedAt: string; agencies: number } };
    seen.latest = { ...seen.latest, loadedAt: '2026-01-01T00:00:00.000Z', agencies: seen.latest.agencies - 2 };
    localStorage.setItem(key, JSON.stringify(seen));
  });
  await page.goto('/');
  const news = page.getByText(/^New since your last visit: 2 more agencies$/);
  await expect(news).toBeVisible();
  await page.goto('/marketing/agencies');
  await expect(news).toBeVisible();
});

test('the start page does not shift when late content appears @night', async ({ signIn, page }) => {
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/looker/run-query**', async (route) => {
    const request = `${route.request().url()} ${route.request().postData() ?? ''}`;
    if (request.includes('agency_states')) await isAsked;
    await route.continue();
  });
  await signIn.as('analyst');
  const agencies = region(page, 'Largest agencies by written premium');
  const starters = region(page, 'Suggested searches').getByRole('listitem');
  await expect(agencies.getByRole('link').first()).toBeVisible();
  await expect(starters.getByRole('link', { name: 'Agencies with premium over $1M' })).toBeVisible();
  await expect(starters).toHaveCount(6);
  const placeOf = () => agencies.evaluate((place) => place.getBoundingClientRect().top);
  const before = await placeOf();
  answer();
  await expect(starters.getByRole('link', { name: 'Agencies in Texas' })).toBeVisible();
  expect(await placeOf()).toBeCloseTo(before, 0);
});

test('a person sets Find agencies to open with the last search or a default one, and switches that off again [PLUS-7] @night', async ({
  signIn,
  findAgencies,
  savedSearches,
  page,
}) => {
  await signIn.as('analyst');
  await savedSearches.save(1, { agency_state: 'OK' });
  await findAgencies.open({ agency_state: 'TX', sort: 'policies asc' });
  await expect(findAgencies.summary).toContainText('in Texas');
  await findAgencies.open();
  await chooseOpening(page, 'My last search');
  await openFromHome(page);
  await expect(page).toHaveURL(/agency_state=TX&sort=policies/);
  await findAgencies.settled();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Welcome/ }), 'the empty search is not in the way').toBeVisible();

  await openFromHome(page);
  await expect(page).toHaveURL(/agency_state=TX/);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(opensWith(page), 'what was cleared stays cleared').toContainText('My last search');
  await chooseOpening(page, 'Search 1');
  await openFromHome(page);
  await expect(page).toHaveURL(/agency_state=OK/);
  await expect(page.getByRole('button', { name: 'Saved searches: Search 1' })).toBeVisible();
  // Another person's choice is their own.
  await signIn.out();
  await signIn.submitAs('commercial');
  await openFromHome(page);
  await expect(opensWith(page)).toContainText('This page');
  await expect(region(page, 'Recent searches')).toHaveCount(0);

  await signIn.out();
  await signIn.submitAs('analyst');
  await openFromHome(page);
  await expect(page).toHaveURL(/agency_state=OK/);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await chooseOpening(page, 'This page');
  await openFromHome(page);
  await expect(opensWith(page)).toContainText('This page');
  await expect(page).toHaveURL(/\/marketing\/agencies$/);
});

test('in a low window the start page scrolls below the top bar, and the sidebar and the filters stay', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  await signIn.as('analyst', '/marketing/agencies');
  await expect(region(page, 'Largest agencies by written premium').getByRole('row').nth(10)).toBeAttached();
  await findAgencies.openFilters();
  await region(page, 'Largest agencies by written premium').hover();
  await page.mouse.wheel(0, 2_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport({ ratio: 1 });
  await expect(findAgencies.panel).toBeInViewport({ ratio: 1 });
  const [bottom, height] = await page.evaluate(() => [
    document.querySelector('main')?.getBoundingClientRect().bottom ?? 0,
    innerHeight,
  ]);
  expect(bottom, 'nothing empty is below the content').toBeCloseTo(height, 0);
});
