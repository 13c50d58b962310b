import { expect, test } from './support/journey.ts';
import { records } from './support/oracle.ts';

/** A city of a state, as the filter names it. */
function cityIn(state: string): string {
  const city = records().find((record) => record.agencyState === state)?.agencyCity;
  if (city === undefined) throw new Error(`The test set has no agency in ${state}.`);
  return `${city}, ${state}`;
}

test.describe('editing filters before they are applied', () => {
  test('choosing another state removes cities of other states, and says so [PLUS-4] @night', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    const [inTexas, inFlorida] = [cityIn('TX'), cityIn('FL')];
    await signIn.as('analyst');
    await findAgencies.openFilters();
    const { panel } = findAgencies;
    await findAgencies.choose('Agency state', ['Texas', 'Florida']);
    await findAgencies.choose('Agency city', [inTexas, inFlorida]);
    // Deselects Florida.
    await findAgencies.choose('Agency state', ['Florida']);
    await expect(
      panel.getByText(`${inFlorida} was removed: it does not fit Agency state`, { exact: true }),
    ).toBeVisible();
    await expect(panel.getByRole('button', { name: `Remove ${inTexas}` })).toBeVisible();
    await expect(panel.getByRole('button', { name: `Remove ${inFlorida}` })).toHaveCount(0);
    await panel.getByRole('combobox', { name: 'Agency city', exact: true }).fill(inFlorida.slice(0, 5));
    await expect(page.getByRole('option', { name: inFlorida })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await findAgencies.apply();
    await expect(page).toHaveURL((url) => url.searchParams.get('agency_city') === inTexas.replace(',', '^,'));
  });

  test('a city in the address that is in none of its states is marked, not removed [PLUS-4] @night', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    const inFlorida = cityIn('FL');
    const search = new URLSearchParams({ agency_state: 'TX', agency_city: inFlorida.replace(',', '^,') });
    await signIn.as('analyst', `/marketing/agencies?${search.toString()}`);
    await expect(page.getByRole('heading', { name: 'No agencies found' })).toBeVisible();
    await findAgencies.openFilters();
    await expect(findAgencies.panel.getByText(`${inFlorida} does not fit Agency state`, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/agency_city=/);
  });

  test('edits can be undone and redone, even after Clear [PLUS-2]', async ({ signIn, findAgencies, page }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    await findAgencies.openFilters();
    const { panel } = findAgencies;
    const state = panel.getByRole('combobox', { name: 'Agency state', exact: true });
    const line = panel.getByRole('combobox', { name: 'Line of business', exact: true });
    const [undo, redo] = ['Undo', 'Redo'].map((name) => panel.getByRole('button', { name, exact: true }));
    await expect(undo!).toBeDisabled();
    await findAgencies.choose('Line of business', ['Commercial lines']);
    await findAgencies.choose('Agency state', ['Florida']);
    await expect(state).toHaveValue('2 Selected');
    await undo!.click();
    await expect(state).toHaveValue('Texas');
    await expect(line).toHaveText(/Commercial/);
    await undo!.click();
    await expect(line).not.toHaveText(/Commercial/);
    await expect(undo!).toBeDisabled();
    await redo!.click();
    await redo!.click();
    await expect(state).toHaveValue('2 Selected');
    await expect(redo!).toBeDisabled();
    await panel.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page).toHaveURL(/\/marketing\/agencies$/);
    await expect(state).toHaveValue('');
    await undo!.click();
    await expect(state).toHaveValue('2 Selected');
    await findAgencies.apply();
    await expect(page).toHaveURL(/agency_state=(TX,FL|FL,TX)/);
    await expect(page).toHaveURL(/line=commercial/);
  });
});

test.describe('a chip', () => {
  test('opens its field below it, also by keyboard, and then has the focus again [PLUS-20]', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX&line=commercial');
    await findAgencies.settled();
    const chip = page.getByRole('button', { name: 'Agency state: Texas', exact: true });
    await chip.focus();
    await page.keyboard.press('Enter');
    const field = page.getByRole('dialog', { name: 'Change Agency state' });
    await expect(field.getByRole('combobox', { name: 'Agency state' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(chip).toBeFocused();

    await page.keyboard.press('Space');
    await field.getByRole('combobox', { name: 'Agency state' }).fill('Oklahoma');
    await page.getByRole('option', { name: 'Oklahoma' }).click();
    await page.keyboard.press('Escape');
    await expect(field.getByText(/\d agencies/)).toBeVisible();
    await field.getByRole('button', { name: 'Apply' }).press('Enter');
    await expect(field).toBeHidden();
    const changed = page.getByRole('button', {
      name: /^Agency state: Texas, Oklahoma|^Agency state: Texas or Oklahoma/,
    });
    await expect(changed).toBeFocused();
    await expect(page).toHaveURL(/agency_state=TX(,|%2C)OK/);
    await expect(page).toHaveURL(/line=commercial/);
  });

  test('is removed when its field is cleared, and the next chip gets the focus @night', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX&line=commercial');
    await findAgencies.settled();
    await page.getByRole('button', { name: 'Agency state: Texas', exact: true }).click();
    const field = page.getByRole('dialog', { name: 'Change Agency state' });
    await field.getByRole('button', { name: 'Clear Agency state' }).click();
    await field.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL((url) => url.search === '?line=commercial');
    await expect(page.getByRole('button', { name: /^Remove Line of business/ })).toBeFocused();
  });

  test('with a name opens the name picker @night', async ({ signIn, findAgencies, page }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    const [first] = await findAgencies.shownAgencies();
    await findAgencies.chooseAgencies([first?.name ?? ''], first?.name ?? '');
    await page.getByRole('button', { name: /^Agency name: / }).click();
    await expect(page.getByRole('dialog', { name: 'Change Agency name' }).getByRole('combobox')).toBeFocused();
  });
});

test('a section of the filters that opens is scrolled into view', async ({ signIn, findAgencies, page }) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  await findAgencies.openFilters();
  await findAgencies.panel.getByRole('button', { name: 'Policy size' }).click();
  const section = findAgencies.panel.getByRole('region', { name: 'Policy size' });
  await expect(section.getByRole('slider')).toHaveCount(4);
  await expect(section).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Policy size' })).toBeFocused();
});

test('filters that are not applied stay marked when the panel closes, and no key works behind a calendar [PLUS-44]', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  await findAgencies.settled();
  await findAgencies.openFilters();
  const { panel } = findAgencies;
  await panel.getByRole('combobox', { name: 'Effective date' }).click();
  await page.getByRole('option', { name: 'Choose dates' }).click();
  const calendar = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
  await expect(calendar).toHaveAttribute('aria-modal', 'true');
  await calendar.getByRole('gridcell').getByText('15', { exact: true }).first().focus();
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(page).toHaveURL(/agency_state=TX/);
  await findAgencies.choose('Agency state', ['Florida']);
  await panel.press('Escape');
  await expect(panel).toBeHidden();
  const filters = page.getByRole('button', { name: /^Filters/ });
  await expect(filters).toContainText('Not applied');
  // They belong to this search, and are there again with it.
  for (const name of ['Home', 'Marketing Insights']) {
    await page.getByRole('navigation').getByRole('link', { name }).click();
    await expect(page).not.toHaveURL(/agency_state/);
    await page.goBack();
    await findAgencies.settled();
    await expect(filters).toContainText('Not applied');
  }
  await findAgencies.openFilters();
  await expect(panel.getByRole('combobox', { name: 'Agency state' })).toHaveValue('2 Selected');
  // Once applied, they are no draft of it any more.
  await findAgencies.apply();
  await page.goBack();
  await expect(page).toHaveURL(/agency_state=TX$/);
  await findAgencies.settled();
  await expect(panel).not.toContainText('Not applied');
});

test('the limits of a premium can be typed: 1.5M is one and a half million @night', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  await findAgencies.openFilters();
  const from = findAgencies.panel.getByRole('textbox', { name: 'Agency written premium from' });
  await from.fill('1.5M');
  await from.press('Enter');
  await expect(from).toHaveValue('$1,500,000');
  await findAgencies.panel.getByRole('textbox', { name: 'Agency written premium to' }).fill('$50k');
  await findAgencies.apply();
  // Ends in the wrong order swap.
  await expect(page).toHaveURL((url) => url.searchParams.get('agency_written_premium') === '[50000,1500000]');
  await expect(findAgencies.panel.getByText('The two ends were swapped')).toBeVisible();
  await from.fill('much');
  await expect(findAgencies.panel.getByText('Enter a number, for example 250 or 2M', { exact: true })).toBeVisible();
  const address = page.url();
  await findAgencies.panel.getByRole('button', { name: 'Apply', exact: true }).press('Enter');
  await expect(from).toBeFocused();
  await expect(
    findAgencies.panel.getByText('Agency written premium: Enter a number, for example 250 or 2M'),
  ).toBeAttached();
  expect(page.url()).toBe(address);
  await from.fill('');
  await from.press('Tab');
  const to = findAgencies.panel.getByRole('textbox', { name: 'Agency written premium to' });
  await expect(to).toBeFocused();
  await to.fill('');
  await to.press('Tab');
  await expect(findAgencies.panel.getByRole('combobox', { name: 'Primary account' })).toBeFocused();
});
