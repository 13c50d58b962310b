import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: /^Search pages/ });
const field = (page: Page) => palette(page).getByRole('combobox');
const option = (page: Page, name: RegExp) => palette(page).getByRole('option', { name });

test('the palette opens pages, agencies and saved searches, and runs commands of the current page [PLUS-44] @night', async ({
  signIn,
  findAgencies,
  savedSearches,
  page,
}) => {
  await signIn.as('analyst', '/');
  await savedSearches.save(1, { agency_state: 'OK' });
  await page.goto('/marketing/agencies?agency_state=TX');
  const [first] = await findAgencies.shownAgencies();
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(field(page)).toBeFocused({ timeout: 1_000 });
  }, 'the keys come after the page').toPass();
  await field(page).fill('open filters');
  await expect(option(page, /^Open or close the filters/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
  await expect(findAgencies.firstSection).toBeFocused();

  // It opens from within a field too, and Escape gives the focus back.
  await page.getByRole('combobox', { name: 'Agency name' }).first().focus();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Agency name' }).first()).toBeFocused();

  await page.keyboard.press('ControlOrMeta+k');
  await field(page).fill(first?.name ?? '');
  await option(page, new RegExp(`^${first?.name ?? ''}`)).click();
  await expect(page.getByRole('heading', { level: 1, name: first?.name ?? '' })).toBeVisible();

  // Arrows go through what was found, also out of sight, and around its ends.
  await page.keyboard.press('ControlOrMeta+k');
  const found = palette(page).getByRole('option');
  await expect(found.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(found.last()).toHaveAttribute('aria-selected', 'true');
  await expect(found.last()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(found.nth(1)).toHaveAttribute('aria-selected', 'true');

  await field(page).fill('search 1');
  await expect(option(page, /^Search 1/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/agency_state=OK/);

  // One row leads to the results that do not fit.
  await page.keyboard.press('ControlOrMeta+k');
  await field(page).fill('river');
  await option(page, /^All \d+\+? containing “river”/).click();
  await expect(page).toHaveURL(/agency_name=/);
  await expect(findAgencies.summary).toContainText('river');

  await page.keyboard.press('ControlOrMeta+k');
  await field(page).fill('qqqqqq');
  await expect(palette(page)).toContainText('Nothing found for “qqqqqq”.');
});

test('text typed while the palette loads is in its field, and Enter does nothing yet [PLUS-44] @night', async ({
  signIn,
  page,
}) => {
  const fetched = Promise.withResolvers<void>();
  await page.route(/\/assets\/Palette-[^/]*\.js$/, async (route) => {
    await fetched.promise;
    await route.continue();
  });
  await signIn.as('analyst', '/');
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(field(page)).toBeFocused({ timeout: 1_000 });
  }, 'the keys come after the page').toPass();
  await page.keyboard.type('find agen');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeVisible();
  fetched.resolve();
  // Its shortcut distinguishes it from the help topic of the same name.
  await expect(option(page, /^Find agencies G F/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('cies');
  await expect(field(page)).toHaveValue('find agencies');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/marketing\/agencies/);
});

test('single-letter shortcuts navigate outside of fields, and can be switched off [PLUS-44] @night', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await signIn.as('analyst', '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('f');
    await expect(page).toHaveURL(/\/marketing\/agencies/, { timeout: 1_000 });
  }, 'the keys come after the page').toPass();

  await page.goto('/marketing/agencies?agency_state=TX');
  const [first, second] = await findAgencies.shownAgencies();
  const cellOf = (name: string) =>
    findAgencies.table.getByRole('gridcell').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(async () => {
    await page.keyboard.press('j');
    // Back to the first row, however often the keys were heard.
    await page.keyboard.press('k');
    await expect(cellOf(first?.name ?? '')).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('j');
  await expect(cellOf(second?.name ?? '')).toBeFocused();
  await page.keyboard.press('k');
  await expect(cellOf(first?.name ?? '')).toBeFocused();

  await page.keyboard.press('f');
  await expect(findAgencies.firstSection).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(findAgencies.panel.getByRole('combobox', { name: 'Agency state' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('f');
  await expect(findAgencies.panel).toBeHidden();

  await page.keyboard.press('/');
  const name = page.getByRole('combobox', { name: 'Agency name' }).first();
  await expect(name).toBeFocused();
  await page.keyboard.type('fjk?');
  await expect(name).toHaveValue('fjk?');
  // It closes the list; in the empty field nothing is left to do.
  for (let press = 0; press < 2; press += 1) {
    await page.keyboard.press('Escape');
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('');
  }
  await page.getByRole('heading', { level: 1 }).focus();

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.getByRole('switch', { name: /Single-letter/ }).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('f');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page), 'the palette stays').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(findAgencies.panel, 'letters are off').toBeHidden();
});

test('the focus moves to the heading of a page that a link or a shortcut opened @night', async ({ signIn, page }) => {
  await signIn.as('analyst', '/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Find agencies' })).toBeVisible();
  await page.getByRole('link', { name: 'Marketing Insights' }).press('Enter');
  const heading = page.getByRole('heading', { name: 'Find agencies', level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading, 'a ring would look like a button').toHaveCSS('outline-style', 'none');
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeFocused();
  await page.getByRole('link', { name: 'Marketing Insights' }).click();
  await expect(heading).toBeFocused();
});
