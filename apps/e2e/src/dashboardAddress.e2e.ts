import { extractText } from 'unpdf';
import { expect, test } from './support/journey.ts';

test('the page names an invalid filter once, ignores it and shows every number [PLUS-1] @night', async ({
  signIn,
  dashboards,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies/7?line=commercial&effective_date=zzz');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('The filter “Effective date” cannot be read: zzz.');
  await dashboards.settled();
  await expect(dashboards.content.getByRole('alert')).toHaveCount(0);
  await alert.getByRole('button', { name: 'Remove the filter' }).click();
  await expect(page).toHaveURL(/\/agencies\/7\?line=commercial$/);
  await expect(alert).toHaveCount(0);
});

test('the page names missing accounts and agencies once, and shows its own agency [APP-DASH-8, PLUS-45] @night', async ({
  signIn,
  dashboards,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies/7');
  await dashboards.settled();
  const all = await dashboards.facts.innerText();
  await page.goto('/marketing/agencies/7?accounts=999999&compare_agencies=7,999999');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('all of its accounts are included');
  await expect(alert).toContainText('1 agency to compare with cannot be found.');
  await expect(alert).toContainText('An agency cannot be compared with itself.');
  await dashboards.settled();
  await expect(dashboards.facts).toHaveText(all);
  await expect(dashboards.content.getByRole('alert')).toHaveCount(0);
  await alert.getByRole('button', { name: 'Remove them' }).click();
  await expect(page).toHaveURL(/\/agencies\/7$/);
});

test('the print shortcut prints the dashboard, even from inside its frame [PLUS-33] @night', async ({
  signIn,
  dashboards,
  page,
}) => {
  // Printing from the frame opens the browser's dialog.
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(Number(document.documentElement.dataset.printed ?? 0) + 1);
    };
  });
  await signIn.as('analyst', '/marketing/agencies/7');
  await dashboards.settled();
  const inside = dashboards.content.locator('html');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+p');
  await expect(inside).toHaveAttribute('data-printed', '1');
  await dashboards.content.getByRole('button', { name: 'Peers' }).focus();
  await page.keyboard.press('Control+p');
  await expect(inside).toHaveAttribute('data-printed', '2');
  await expect(page.locator('html')).not.toHaveAttribute('data-printed');
});

test('the browser’s menu prints one sheet that says how to print the dashboard [PLUS-33] @night', async ({
  signIn,
  dashboards,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies/7?line=commercial');
  await dashboards.settled();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const sheets = await extractText(new Uint8Array(await page.pdf({ format: 'Letter' })), { mergePages: true });
  const text = sheets.text.replace(/\s+/g, ' ');
  expect(sheets.totalPages).toBe(1);
  expect(text).toContain(name);
  expect(text).toContain('Line of business: Commercial lines');
  expect(text).toContain('press the Print button of the page');
  expect(text).not.toContain('Marketing Insights');
  // Nothing of the dashboard is lost by it.
  await expect(dashboards.facts).toBeVisible();
  await dashboards.settled();
});

test('a dashboard whose filters cannot be fetched stays visible and says so [PLUS-34] @night', async ({
  signIn,
  dashboards,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route(/\/DashboardFilterDrawer[^/]*\.js/, (route) => route.abort());
  await signIn.as('analyst', '/marketing/agencies/7?line=commercial');
  const alert = page.getByRole('alert').filter({ hasText: 'The filters could not be loaded' });
  await expect(alert).toBeVisible();
  await dashboards.settled();
  await page.unroute(/\/DashboardFilterDrawer[^/]*\.js/);
  await alert.getByRole('button', { name: 'Reload' }).click();
  await expect(dashboards.drawer.getByRole('button', { name: 'Save' })).toBeVisible();
  await expect(page).toHaveURL(/line=commercial$/);
});
