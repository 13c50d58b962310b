import { untilStill } from '../../../tools/untilStill.ts';
import { expect, test } from './support/journey.ts';
import { expectedAgencies } from './support/oracle.ts';
import { untilFetched } from './support/untilFetched.ts';

const address = '/marketing/agencies?agency_state=TX';
const agency = expectedAgencies({})[3]?.name ?? '';

test.describe('saved searches', () => {
  test('can be saved, restored after a reload, edited and deleted [APP-FIND-3, APP-DRAWER-2, APP-DRAWER-3, APP-SAVED-3]', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    await signIn.as('analyst', '/marketing/agencies');
    await expect(page.getByRole('button', { name: 'Save search' })).toHaveCount(0);
    await findAgencies.open({ agency_state: 'TX' });
    await findAgencies.settled();

    await page.getByRole('button', { name: 'Save search' }).click();
    await page.getByRole('button', { name: 'Change filters first' }).click();
    const { panel } = findAgencies;
    await expect(panel.getByRole('button', { name: 'Apply & Save' })).toBeDisabled();
    await panel.getByRole('textbox', { name: /Search name/ }).fill('Texas growth book');
    await panel.getByRole('button', { name: 'Apply & Save' }).click();
    await expect(page.getByText('Search successfully saved! “Texas growth book”')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Apply & Save' })).toHaveCount(0);

    await page.goto('/marketing/agencies');
    await page.getByRole('button', { name: 'Saved searches' }).click();
    await page.getByRole('menuitemradio', { name: 'Texas growth book' }).click();
    await expect(page).toHaveURL(/agency_state=TX/);
    await findAgencies.settled();
    await page.getByRole('button', { name: 'Saved searches: Texas growth book' }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Texas growth book' })).toBeChecked();
    await page.keyboard.press('Escape');

    await findAgencies.openFilters();
    const section = panel.getByRole('region', { name: 'Save Search' });
    await expect(section.getByText('Texas growth book')).toBeVisible();
    await section.getByRole('button', { name: 'Edit' }).click();
    await expect(panel.getByRole('button', { name: 'Apply & Save' }), 'nothing has changed yet').toBeDisabled();
    await panel.getByRole('textbox', { name: /Search name/ }).fill('Texas and Oklahoma');
    await findAgencies.choose('Agency state', ['Oklahoma']);
    // The name part of the search is edited beside the panel, which goes on editing.
    await findAgencies.chooseAgencies([agency], agency.slice(0, 9));
    await expect(panel.getByRole('textbox', { name: /Search name/ })).toHaveValue('Texas and Oklahoma');
    await panel.getByRole('button', { name: 'Apply & Save' }).click();
    await expect(page.getByRole('button', { name: 'Saved searches: Texas and Oklahoma' })).toBeVisible();
    await expect(page).toHaveURL(/agency_state=(TX,OK|OK,TX)/);
    await expect(page).toHaveURL(/agency_name=/);

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await section.getByRole('button', { name: 'More for this search' }).click();
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const partsOf = (address: string) => [...new URL(address).searchParams].map(String).sort();
    expect(partsOf(copied)).toEqual(partsOf(page.url()));

    await section.getByRole('button', { name: 'More for this search' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete search' });
    await expect(dialog.getByText('Are you sure you wish to delete your saved search?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Search deleted.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Saved searches/ })).toHaveCount(0);

    const toast = page.locator('[data-toast]');
    await page.keyboard.press('F6');
    await expect(toast.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Search restored.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Saved searches: Texas and Oklahoma' })).toBeVisible();
    await expect(panel).toBeFocused();
    await expect(section.getByText('Texas and Oklahoma')).toBeVisible();
  });

  test('can be opened by default, renamed, deleted and restored by keyboard in one list [PLUS-7, APP-SAVED-3] @night', async ({
    signIn,
    findAgencies,
    savedSearches,
    page,
  }) => {
    await signIn.as('analyst', address);
    await savedSearches.save(3, { agency_state: 'TX', line: 'commercial' });
    await page.reload();
    await findAgencies.settled();
    const opener = page.getByRole('button', { name: 'Saved searches' });
    await opener.press('Enter');
    await page.getByRole('menuitem', { name: 'Manage saved searches' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Saved searches' });
    await expect(dialog.getByRole('listitem')).toContainText([/2 filters/, /2 filters/, /2 filters/]);
    const star = dialog.getByRole('button', { name: 'Start with Search 2' });
    await star.press('Enter');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(star).toBeFocused();

    await dialog.getByRole('button', { name: 'Rename Search 2' }).press('Enter');
    const name = dialog.getByRole('textbox', { name: /Search name/ });
    await expect(name).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('button', { name: 'Rename Search 2' })).toBeFocused();
    await page.keyboard.press('Enter');
    await name.fill('Texas book');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Rename Texas book' })).toBeFocused();
    await expect(page.getByText('Search renamed.')).toBeVisible();

    await dialog.getByRole('button', { name: 'Delete Search 1' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Delete search' });
    await question.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await expect(page.getByText('Search deleted.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Search 3', exact: true })).toBeFocused();
    // The name of the row that takes its place is being changed.
    await dialog.getByRole('button', { name: 'Rename Search 3' }).press('Enter');
    await dialog.getByRole('button', { name: 'Delete Texas book' }).press('Enter');
    await question.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expect(name).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('button', { name: 'Rename Search 3' })).toBeFocused();
    await page.keyboard.press('F6');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Search restored.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Start with Texas book' })).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog.getByRole('button', { name: 'Texas book', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();

    await page.goto('/marketing/agencies');
    await expect(page.getByRole('button', { name: 'Saved searches: Texas book' })).toBeVisible();
  });

  test.describe('with a name that exists', { tag: '@night' }, () => {
    test.use({ expectedErrors: /The search could not be saved/ });

    test('are refused beside the field, and nothing is lost [APP-SAVED-1]', async ({
      signIn,
      findAgencies,
      savedSearches,
      page,
    }) => {
      await signIn.as('commercial', address);
      await findAgencies.settled();
      for (const attempt of [1, 2]) {
        await savedSearches.saveAs('Texas, commercial');
        if (attempt === 1) await expect(page.getByText('Search successfully saved!')).toBeVisible();
      }
      const dialog = page.getByRole('dialog', { name: 'Save search' });
      await expect(
        dialog
          .getByRole('alert')
          .getByText('This name is already in use. Please select a different name for your search.'),
      ).toBeVisible();
      await expect(page.getByText('Search save failed')).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: /Search name/ })).toHaveValue('Texas, commercial');
      await page.keyboard.press('Escape');
      await page.keyboard.press('g');
      await page.keyboard.press('h');
      await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
      await expect(page.getByText('Search save failed')).toBeHidden({ timeout: 2_000 });
    });
  });

  test.describe('at their limit', { tag: '@night' }, () => {
    test.use({ expectedErrors: /The search could not be saved/ });

    test('are refused with advice, and saved after another one is deleted [APP-SAVED-2, APP-SAVED-4]', async ({
      signIn,
      findAgencies,
      savedSearches,
      page,
    }) => {
      await signIn.as('commercial', address);
      await savedSearches.save(50, { agency_state: 'TX' });
      await page.reload();
      await findAgencies.settled();
      await savedSearches.saveAs('One too many');
      const dialog = page.getByRole('dialog', { name: 'Save search' });
      await expect(
        dialog.getByText(
          'Maximum number of saved searches reached. Please delete an existing search before creating a new one.',
        ),
      ).toBeVisible();
      await expect(page.getByText('Search save failed')).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: /Search name/ })).toHaveValue('One too many');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Save search' })).toBeFocused();

      await page.getByRole('button', { name: /^Saved searches/ }).click();
      await page.getByRole('menuitemradio', { name: 'Search 7', exact: true }).click();
      await findAgencies.openFilters();
      const section = findAgencies.panel.getByRole('region', { name: 'Save Search' });
      await section.getByRole('button', { name: 'More for this search' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(page.getByText('Search deleted.')).toBeVisible();
      await savedSearches.saveAs('One too many');
      await expect(page.getByRole('button', { name: 'Saved searches: One too many' })).toBeVisible();
    });
  });

  test.describe('while the platform is down', { tag: '@night' }, () => {
    test.use({ expectedErrors: /The search could not be (saved|deleted)|CLIENT_SESSION_ERROR/ });

    test('show at the bottom that saving or deleting failed, and lose nothing [APP-SAVED-4]', async ({
      signIn,
      findAgencies,
      savedSearches,
      page,
      platform,
    }) => {
      await signIn.as('analyst', address);
      await savedSearches.save(1, { agency_state: 'TX' });
      await page.reload();
      await findAgencies.settled();
      await page.getByRole('button', { name: 'Saved searches' }).click();
      await page.getByRole('menuitemradio', { name: 'Search 1' }).click();
      await findAgencies.openFilters();
      const section = findAgencies.panel.getByRole('region', { name: 'Save Search' });
      await section.getByRole('button', { name: 'More for this search' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Delete search' });
      await expect(dialog).toBeVisible();
      await untilFetched(page);
      await platform.stop('SIGKILL');
      await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
      const toast = page.getByText('Search delete failed');
      await expect(toast).toBeVisible();
      await untilStill(page);
      const box = await toast.boundingBox();
      expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 720), 'in the middle').toBeLessThan(60);
      expect(box?.y, 'at the bottom').toBeGreaterThan(700);
      await platform.start();
      await page.reload();
      await findAgencies.openFilters();
      await expect(section.getByText('Search 1')).toBeVisible();
    });
  });

  test('are no longer selected after other filters are applied [APP-STATE-3] @night', async ({
    signIn,
    findAgencies,
    savedSearches,
    page,
  }) => {
    await signIn.as('personal', address);
    await findAgencies.settled();
    await savedSearches.saveAs('Texas, personal');
    await expect(page.getByRole('button', { name: 'Saved searches: Texas, personal' })).toBeVisible();
    await findAgencies.openFilters();
    await findAgencies.choose('Agency state', ['Oklahoma']);
    await findAgencies.apply();
    // The name stays beside the word that it is modified; no search is checked.
    await page.getByRole('button', { name: 'Saved searches: Texas, personal · Modified', exact: true }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Texas, personal' })).not.toBeChecked();
  });

  test('are listed by name in a small menu; choosing one discards edits that were not applied [APP-FIND-2, APP-STATE-2, APP-DRAWER-3]', async ({
    signIn,
    findAgencies,
    savedSearches,
    page,
  }) => {
    await signIn.as('analyst', address);
    for (const name of ['zebra', 'Ångström', 'book 10', 'Book 9', `A name that is ${'very '.repeat(12)}long`]) {
      await savedSearches.saveAs(name);
      await expect(page.getByRole('button', { name: `Saved searches: ${name}` })).toBeVisible();
    }
    await findAgencies.openFilters();
    await findAgencies.choose('Agency state', ['Oklahoma']);
    const state = findAgencies.panel.getByRole('combobox', { name: 'Agency state', exact: true });
    await expect(state).toHaveValue('2 Selected');
    await page.getByRole('button', { name: /^Saved searches/ }).click();
    const menu = page.getByRole('menu', { name: 'Saved searches' });
    await expect(menu.getByRole('menuitemradio')).toHaveText([/^A name/, 'Ångström', 'Book 9', 'book 10', 'zebra']);
    await untilStill(page);
    // To half a pixel: browsers lay out in fractions of one.
    const { width, height } = (await menu.locator('xpath=..').boundingBox()) ?? { width: Infinity, height: Infinity };
    expect(width).toBeLessThan(300.5);
    expect(height).toBeLessThan(150.5);
    await menu.getByRole('menuitemradio', { name: 'Book 9' }).click();
    await expect(state).toHaveValue('Texas');
    await findAgencies.panel.getByRole('region', { name: 'Save Search' }).getByRole('button', { name: 'Edit' }).click();
    await expect(findAgencies.panel.getByRole('button', { name: 'Apply & Save' })).toBeDisabled();
  });

  test('list their changes when modified, and can be reset, saved, and saved as new [PLUS-6] @night', async ({
    signIn,
    findAgencies,
    savedSearches,
    page,
  }) => {
    await signIn.as('analyst', address);
    await findAgencies.settled();
    await savedSearches.saveAs('Texas');
    await expect(page.getByRole('button', { name: 'Saved searches: Texas' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save search' })).toBeFocused();
    // What is saved needs no word about saving, which would lie over the table.
    await expect(page.locator('#SAVE_SEARCH')).toHaveCount(0);

    const change = async (option: string) => {
      await findAgencies.openFilters();
      await findAgencies.choose('Agency state', [option]);
      await findAgencies.apply();
      await findAgencies.closeFilters();
    };
    const modified = page.getByRole('button', { name: 'Save changes to Texas' });
    const dialog = page.getByRole('dialog', { name: 'Modified search' });
    await change('Oklahoma');
    await modified.click();
    await expect(dialog).toContainText(/Agency state.*Texas.*now.*Oklahoma/);
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await expect(page).toHaveURL(/agency_state=TX&/);
    await expect(page.getByRole('button', { name: 'Save search' })).toBeFocused();

    await change('Oklahoma');
    await modified.click();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Search successfully saved!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save search' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Saved searches: Texas' })).toBeVisible();

    await change('Kansas');
    await modified.click();
    await dialog.getByRole('button', { name: 'Save as new' }).click();
    const naming = page.getByRole('dialog', { name: 'Modified search' });
    await expect(naming.getByRole('textbox', { name: /Search name/ })).toBeFocused();
    await naming.getByRole('textbox', { name: /Search name/ }).fill('Three states');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Saved searches: Three states' })).toBeVisible();

    // Its name stays whole, and other buttons become icons before.
    await change('Texas');
    const chosen = page.getByRole('button', { name: 'Saved searches: Three states · Modified' });
    await expect(chosen).toHaveText('Three states · Modified');
    await expect
      .poll(() => chosen.getByText('Three states').evaluate((name) => name.scrollWidth - name.clientWidth))
      .toBe(0);
  });
});
