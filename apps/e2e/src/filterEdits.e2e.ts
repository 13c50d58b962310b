import { expect, test } from './support/journey.ts';
import { records } from './support/oracle.ts';

/** A city of a state, as the filter names it. */
function cityIn(state: string): string {
  const city = records().find((record) => record.agencyState === state)?.agencyCity;
  if (city === undefined) throw new Error(`The test set has no agency in ${state}.`);
  return `${city}, ${state}`;
}

test.describe('editing filters before they are applied', () => {
  test('cities belong to their states: another state takes those away that are not in it, and says so [PLUS-4]', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    const [inTexas, inFlorida] = [cityIn('TX'), cityIn('FL')];
    await signIn.as('analyst');
    await findAgencies.openFilters();
    const { panel } = findAgencies;
    await findAgencies.choose('State', ['Texas', 'Florida']);
    await findAgencies.choose('City', [inTexas, inFlorida]);
    // Deselects Florida.
    await findAgencies.choose('State', ['Florida']);
    await expect(
      panel.getByText(`${inFlorida} was removed: it does not fit Agency state`, { exact: true }),
    ).toBeVisible();
    await expect(panel.getByRole('button', { name: `Remove ${inTexas}` })).toBeVisible();
    await expect(panel.getByRole('button', { name: `Remove ${inFlorida}` })).toHaveCount(0);
    await panel.getByRole('combobox', { name: 'City', exact: true }).fill(inFlorida.slice(0, 5));
    await expect(page.getByRole('option', { name: inFlorida })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await findAgencies.apply();
    await expect(page).toHaveURL((url) => url.searchParams.get('agency_city') === inTexas.replace(',', '^,'));
  });

  test('a city that came with an address and is in none of its states is marked, not taken away [PLUS-4]', async ({
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

  test('edits can be undone and redone, also after Clear [PLUS-2]', async ({ signIn, findAgencies, page }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    await findAgencies.openFilters();
    const { panel } = findAgencies;
    const state = panel.getByRole('combobox', { name: 'State', exact: true });
    const line = panel.getByRole('combobox', { name: 'Line of business', exact: true });
    const [undo, redo] = ['Undo', 'Redo'].map((name) => panel.getByRole('button', { name, exact: true }));
    await expect(undo!).toBeDisabled();
    await findAgencies.choose('Line of business', ['Commercial']);
    await findAgencies.choose('State', ['Florida']);
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
