import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNothingCutOff } from './support/expectNothingCutOff.ts';
import { expect, test } from './support/journey.ts';

const search = '/marketing/agencies?agency_state=TX&line=commercial';

test('a result row leads to its agency with the same filters, in a new tab on request [APP-ROUTE-1, PLUS-1]', async ({
  signIn,
  findAgencies,
  dashboards,
  page,
  context,
}) => {
  await signIn.as('analyst', search);
  const [first] = await findAgencies.shownAgencies();
  const link = findAgencies.table.getByRole('link', { name: first?.name, exact: true });
  const opening = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opening;
  // A background tab loads slowly; its address is set immediately.
  await expect.poll(() => tab.url()).toMatch(/\/marketing\/agencies\/\d+\?agency_state=TX&line=commercial$/);
  await tab.close();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: first?.name })).toBeVisible();
  await dashboards.settled();
  await expect(page.getByRole('link', { name: 'Marketing Insights' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Line of business: Commercial lines');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Find agencies' }).click();
  await expect(page).toHaveURL(new RegExp(`${search.replace('?', '\\?')}$`));
});

test('page and dashboard exchange filters in both directions [APP-DASH-3, APP-DASH-5, PLUS-1, PLUS-32]', async ({
  signIn,
  dashboards,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies/7');
  await dashboards.settled();
  const all = await dashboards.facts.innerText();
  await expect(dashboards.drawer.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await dashboards.choose('Line of business', 'Commercial lines');
  await dashboards.apply();
  await expect(page).toHaveURL(/\?line=commercial$/);
  await expect(dashboards.facts).not.toHaveText(all);
  await expect(dashboards.drawer.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await dashboards.settled();
  await expect(dashboards.facts).toHaveText(all);

  // Inside the frame: the comparison is in the page's address, and Back removes it.
  const peers = dashboards.content.getByRole('button', { name: 'Peers' });
  await peers.click();
  await expect(page).toHaveURL(/comparison=peers/);
  await expect(peers).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(peers).toHaveAttribute('aria-pressed', 'false');
  await page.goForward();
  await page.reload();
  await dashboards.settled();
  await expect(peers).toHaveAttribute('aria-pressed', 'true');
});

test('a page that is reloaded during a run shows its dashboard with the same filters [PLUS-34] @night', async ({
  signIn,
  dashboards,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies/7');
  await dashboards.settled();
  const all = await dashboards.facts.innerText();
  // A tile that is not answered keeps the run going.
  const products = /\/dashboards\/agency\/tiles\/products$/;
  const asked = page.waitForRequest(products);
  await page.route(products, () => undefined);
  await dashboards.choose('Line of business', 'Commercial lines');
  await dashboards.drawer.getByRole('button', { name: 'Apply' }).click();
  await asked;
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).not.toHaveCount(0);
  await page.unroute(products);
  await page.reload();
  await dashboards.settled();
  await expect(page).toHaveURL(/\?line=commercial$/);
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Line of business: Commercial lines');
  await expect(dashboards.facts).not.toHaveText(all);
  await expect(dashboards.drawer.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await expect(dashboards.content.getByRole('application', { name: /^Products/ })).toBeVisible();
});

test('the dashboard aggregates the checked accounts, or all if none is checked [APP-DASH-8] @night', async ({
  signIn,
  dashboards,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies/7');
  await dashboards.settled();
  const all = await dashboards.facts.innerText();
  await page.getByRole('button', { name: 'Accounts', exact: true }).click();
  const accounts = page.getByRole('region', { name: /^Accounts of / });
  await accounts.getByRole('checkbox').nth(1).check();
  await expect(page).toHaveURL(/accounts=\d+$/);
  await dashboards.settled();
  await expect(dashboards.facts).not.toHaveText(all);
  await accounts.getByRole('button', { name: 'Uncheck all' }).click();
  await expect(page).toHaveURL(/\/agencies\/7$/);
  await dashboards.settled();
  await expect(dashboards.facts).toHaveText(all);
});

test('a user saves, selects, renames and deletes filters [APP-DASH-4, APP-DASH-6, APP-DASH-7]', async ({
  signIn,
  dashboards,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies/7?line=commercial');
  await dashboards.settled();
  const { drawer } = dashboards;
  await drawer.getByRole('button', { name: 'Save' }).click();
  const saving = page.getByRole('dialog', { name: 'Save filters' });
  await expect(saving.getByRole('radio', { name: 'Save new filters' })).toBeChecked();
  await saving.getByRole('textbox', { name: 'Name your filters' }).fill('Commercial');
  await saving.getByRole('button', { name: 'Save' }).click();
  await expect(saving).toBeHidden();
  await expect(page).toHaveURL(/saved=\d+/);
  await drawer.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL(/\/agencies\/7$/);
  const list = drawer.getByRole('combobox', { name: 'Saved filters list' });
  await list.click();
  const options = page.getByRole('dialog', { name: 'Saved filters list' });
  await options.getByRole('button', { name: 'Commercial', exact: true }).click();
  await expect(page).toHaveURL(/line=commercial&saved=\d+/);
  await expect(list).toHaveText('Commercial');
  await list.click();
  await options.getByRole('button', { name: 'Rename Commercial' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename your filters' });
  await renaming.getByRole('textbox', { name: 'Rename' }).fill('Business');
  await renaming.getByRole('button', { name: 'Save' }).click();
  await expect(list).toHaveText('Business');
  await list.click();
  await options.getByRole('button', { name: 'Delete Business' }).click();
  const deleting = page.getByRole('dialog', { name: 'Delete filters' });
  await expect(deleting).toContainText('"Business"');
  await deleting.getByRole('button', { name: 'Delete' }).click();
  await expect(list).toBeDisabled();
});

test('a user compares selected results side by side [PLUS-45] @night', async ({
  signIn,
  findAgencies,
  dashboards,
  page,
}) => {
  await signIn.as('analyst', search);
  const [first, second] = await findAgencies.shownAgencies();
  for (const row of [1, 2]) await findAgencies.table.getByRole('checkbox').nth(row).check();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const title = `${first?.name} compared with ${second?.name}`;
  await expect(page.getByRole('heading', { level: 1, name: 'Compare 2 agencies', exact: true })).toBeVisible();
  // One line says which, and leads to each.
  const main = page.getByRole('main');
  for (const { name } of [first, second].flatMap((agency) => agency ?? []))
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^\/marketing\/agencies\/\d+$/);
  await expect(page).toHaveTitle(`Agency Insights | ${title}`);
  await expect(page).toHaveURL(/compare_agencies=\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await dashboards.settled();
  // The comparison comes first, and is visible.
  const numbers = dashboards.content.getByRole('table', { name: 'Key numbers side by side' });
  await expect(numbers).toBeInViewport({ ratio: 0.5 });
  await expect(dashboards.content.getByRole('heading', { level: 2 })).toContainText([
    'Side by side',
    `${first?.name} alone`,
    'Key numbers',
  ]);
  await page.getByRole('button', { name: `Remove ${second?.name}` }).click();
  await expect(page).toHaveTitle(`Agency Insights | ${first?.name}`);
});

test('the exported workbook of the dashboard has the name of its agency [APP-EXPORT-1, APP-EXPORT-2, API-EXPORT-4]', async ({
  signIn,
  dashboards,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies/7');
  await dashboards.settled();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  expect((await downloading).suggestedFilename()).toMatch(new RegExp(`^${name} Insights \\d{8}\\.xlsx$`));
  await expect(page.getByText('Export successful!')).toBeVisible();
});

test('a page whose address has no agency says so and leads to the search @night', async ({ signIn, page }) => {
  await signIn.as('analyst', '/marketing/agencies/999999');
  await expect(page.getByRole('heading', { name: 'This agency does not exist' })).toBeVisible();
  await expect(page).toHaveTitle('Agency Insights | This agency does not exist');
  await page.getByRole('main').getByRole('link', { name: 'Find agencies' }).click();
  await expect(page).toHaveURL(/\/marketing\/agencies$/);
});

test('the benchmarks compare a carrier with its peers, and the address keeps the choice [APP-ROUTE-1, PLUS-1] @night', async ({
  signIn,
  dashboards,
  page,
}) => {
  await signIn.as('analyst', '/marketing/benchmarks');
  await dashboards.settled();
  await page.getByRole('button', { name: 'Compare: My agencies' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare' });
  await dialog.getByRole('radio', { name: 'A carrier' }).click();
  await dialog.getByRole('combobox', { name: 'Carrier' }).click();
  const option = page.getByRole('option').first();
  const carrier = await option.innerText();
  await option.click();
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await dashboards.content.getByRole('button', { name: 'Same state' }).click();
  await expect(page).toHaveURL(/compare=carrier:\d+&peers=state$/);
  await page.reload();
  await expect(page.getByRole('main').getByText(carrier, { exact: true })).toBeVisible();
  await dashboards.settled();
});

test('a person with only the benchmarks permission sees and filters groups of agencies [APP-ROUTE-2, PLUS-28] @night', async ({
  signIn,
  dashboards,
  page,
}) => {
  await signIn.as('benchmarks', '/marketing/benchmarks');
  await dashboards.settled();
  await expect(dashboards.drawer.getByRole('combobox', { name: 'Agency city' })).toHaveCount(0);
  await dashboards.choose('Line of business', 'Commercial lines');
  await dashboards.apply();
  await expect(page).toHaveURL(/\?line=commercial$/);
  await page.goto('/marketing/agencies/7');
  await expect(page.getByRole('heading', { name: 'You do not have access to agency data' })).toBeVisible();
});

test('both dashboard pages have no accessibility violations, even at 390 px [PLUS-18] @night', async ({
  signIn,
  dashboards,
  page,
}) => {
  await signIn.as('analyst', '/');
  for (const address of ['/marketing/agencies/7?line=commercial&compare_agencies=8', '/marketing/benchmarks'])
    for (const width of [1440, 390]) {
      const where = `${address} at ${width} px`;
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await dashboards.settled();
      await expectAccessible(page, where, {
        except: ['label-content-name-mismatch'],
        byStandards: true,
        // The content of the frame has its own journeys.
        frame: page.mainFrame(),
        before: (scheme) => expectNothingCutOff(page, `${where}, ${scheme}`),
      });
    }
});

test('a user opens an agency from the results and filters it with only the keyboard [PLUS-18] @night', async ({
  signIn,
  findAgencies,
  dashboards,
  page,
}) => {
  await signIn.as('analyst', search);
  await findAgencies.settled();
  await findAgencies.table.getByRole('gridcell').nth(1).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary');
  // It takes the focus when it opens.
  await expect(panel).toBeFocused();
  await panel.getByRole('link', { name: 'Open profile' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/marketing\/agencies\/\d+\?/);
  await dashboards.settled();
  const chip = page.getByRole('button', { name: 'Remove Line of business: Commercial lines' });
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/line=commercial/);
  await dashboards.settled();
  await page.keyboard.press('Tab');
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/line=commercial/);
  await dashboards.settled();

  // Past the dashboard in two keys, from either side of it.
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByRole('main').getByRole('button', { name: 'Print' }).focus();
  await press('Tab');
  const start = page.getByRole('link', { name: 'Skip the dashboard' });
  const end = page.getByRole('link', { name: 'End of the dashboard: back to its start' });
  await expect(start).toBeFocused();
  await press('Enter');
  await expect(end).toBeFocused();
  await expect(end).toBeInViewport();
  const bottomOf = async (element: Locator) => {
    const box = await element.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  expect(Math.abs((await bottomOf(end)) - (await bottomOf(page.locator('main iframe'))))).toBeLessThan(40);
  await press('Enter');
  await expect(start).toBeFocused();
  await expect(start).toBeInViewport();
  // Inside, the first stops are links to its sections.
  await press('Tab', 'Tab', 'Enter');
  await expect(dashboards.content.getByRole('heading', { name: 'Mix' })).toBeFocused();
});

test('the view of a tile is in the address: Back restores the previous one, and a shared link opens it [PLUS-1] @night', async ({
  signIn,
  dashboards,
  page,
}) => {
  await signIn.as('analyst', '/marketing/benchmarks');
  await dashboards.settled();
  const { content } = dashboards;
  const map = content.getByRole('button', { name: 'Map', exact: true });
  const lost = content.getByRole('button', { name: 'Lost most' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/tiles/')) asked.push(request.url());
  });
  await map.click();
  await expect(page).toHaveURL(/views=states\.map$/);
  await lost.click();
  await expect(page).toHaveURL(/views=states\.map,leaders\.lost$/);
  await page.goBack();
  await expect(lost).toHaveAttribute('aria-pressed', 'false');
  await expect(map).toHaveAttribute('aria-pressed', 'true');
  // No number has changed.
  expect(asked).toEqual([]);
  await page.reload();
  await dashboards.settled();
  await expect(map).toHaveAttribute('aria-pressed', 'true');
  const industries = content.getByRole('application', { name: /^Industries/ });
  await industries.focus();
  await page.keyboard.press('t');
  await expect(page).toHaveURL(/views=states\.map,industries\.table$/);
  // The page stays where the chart is, and offers nothing to be taken back: the same key does.
  await expect(content.getByRole('region', { name: 'Table: Industries' })).toBeInViewport();
  await expect(page.getByRole('main').getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.keyboard.press('t');
  await expect(industries).toBeFocused();
});
