import { type Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

// The browser and React log each module that could not be fetched.
test.use({ expectedErrors: /dynamically imported module|An error occurred in the <Lazy>/ });

/** Lets the server be away for some files of the frame. Returns what brings them back. */
async function loseFiles(page: Page, names: RegExp): Promise<() => Promise<void>> {
  const files = new RegExp(`/assets/(${names.source})[-.][\\w-]+\\.js$`);
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

const missing = 'Part of this dashboard could not be loaded';

test('a dashboard works without charts and menus that cannot be loaded, and a reload restores them with the filters [PLUS-34] @night', async ({
  signIn,
  dashboards,
  page,
}) => {
  const bringBack = await loseFiles(page, /drawings|menus/);
  await signIn.as('analyst', '/marketing/agencies/7?line=commercial');
  await dashboards.settled();
  const { content } = dashboards;
  await expect(content.getByRole('alert').filter({ hasText: missing })).toHaveCount(1);
  await expect(content.getByRole('region', { name: 'Written premium' })).toContainText('$');
  const products = content.getByRole('region', { name: 'Products', exact: true });
  await expect(products).toContainText('The drawing could not be loaded. Here are its numbers.');
  await expect(products.getByRole('row')).not.toHaveCount(1);
  await bringBack();
  await content.getByRole('button', { name: 'Reload' }).click();
  await expect(content.getByRole('application', { name: /^Products/ })).toBeVisible();
  await expect(content.getByRole('button', { name: 'Menu of Products' })).toBeVisible();
  await expect(content.getByText(missing)).toHaveCount(0);
  await expect(page).toHaveURL(/line=commercial/);
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Commercial');
  expect(await (await dashboards.frame()).evaluate(() => window.location.search)).toContain('line=commercial');
});

test('a tile reports a part that its menu cannot load @night', async ({ signIn, dashboards, page }) => {
  await loseFiles(page, /tilePicture|tileWorkbook|stateShapes.generated/);
  await signIn.as('analyst', '/marketing/agencies/7');
  await dashboards.settled();
  const { content } = dashboards;
  for (const item of ['Download Excel', 'Download PNG']) {
    await content.getByRole('button', { name: 'Menu of Products' }).click();
    await content.getByRole('menuitem', { name: item }).click();
    // At the menu for eyes, and as a status for screen readers.
    await expect(content.getByText('The download could not be loaded. Reload the dashboard.')).toHaveCount(2);
    await expect(content.getByText('The download could not be loaded. Reload the dashboard.')).toHaveCount(0);
  }
  await expect(content.getByText(missing)).toBeVisible();
  const states = content.getByRole('region', { name: 'States', exact: true });
  await states.getByRole('button', { name: 'Map' }).click();
  await expect(states.getByText('The map could not be loaded. Reload the dashboard to see it.')).toBeVisible();
  await expect(states.getByRole('application')).toBeVisible();
});

test('a link to an agency and the menu of a mark report that they could not be loaded @night', async ({
  signIn,
  dashboards,
  page,
}) => {
  await loseFiles(page, /menus/);
  await signIn.as('analyst', '/marketing/benchmarks');
  await dashboards.settled();
  const { content } = dashboards;
  const leaders = content.getByRole('region', { name: 'Leaders and movers' });
  await leaders.getByRole('link').first().click();
  await expect(leaders.getByText('The link could not be loaded. Reload the dashboard.').first()).toBeVisible();
  const industries = content.getByRole('application', { name: /^Industries/ });
  await industries.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+F10');
  await expect(content.getByText('The menu could not be loaded. Reload the dashboard.').first()).toBeVisible();
});

test('a dashboard that could not be loaded says so in the frame, and offers a reload', async ({
  signIn,
  dashboards,
  page,
}) => {
  const bringBack = await loseFiles(page, /benchmarksDashboard/);
  await signIn.as('analyst', '/marketing/benchmarks?line=commercial');
  const { content } = dashboards;
  await expect(content.getByRole('alert')).toContainText('This dashboard could not be loaded');
  await bringBack();
  await content.getByRole('button', { name: 'Reload' }).click();
  await dashboards.settled();
  await expect(content.getByRole('application', { name: /^Industries/ })).toBeVisible();
});
