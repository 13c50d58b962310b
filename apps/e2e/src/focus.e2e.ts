import type { Page } from '@playwright/test';
import { untilStill } from '../../../tools/untilStill.ts';
import { deleteExports } from './support/deleteExports.ts';
import { expectUncovered } from './support/expectUncovered.ts';
import { expect, test } from './support/journey.ts';

/** Waits until something on the page has the focus, and still has it once nothing moves: dialogs and panels take it away at their end. */
async function expectFocusKept(page: Page, where: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focused, { message: where }).not.toBe('BODY');
  await untilStill(page);
  expect(await focused(), where).not.toBe('BODY');
}

test.use({ expectedErrors: /could not be saved/ });

test.describe('the focus stays on the page', { tag: '@night' }, () => {
  test('the focus stays in the filter panel after undo, redo, clear, apply and close', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    await findAgencies.openFilters();
    const { panel } = findAgencies;
    const button = (name: string) => panel.getByRole('button', { name, exact: true });
    await findAgencies.choose('Line of business', ['Commercial lines']);
    await button('Undo').press('Enter');
    await expect(button('Undo')).toBeFocused();
    await expect(button('Undo')).toBeDisabled();
    await button('Redo').press('Enter');
    await expect(button('Redo')).toBeFocused();
    await button('Apply').press('Enter');
    await findAgencies.settled();
    await expect(button('Apply')).toBeFocused();
    await button('Clear').press('Enter');
    await expect(page).toHaveURL(/\/marketing\/agencies$/);
    await expect(button('Clear')).toBeFocused();
    await expect(button('Clear')).toBeDisabled();
    const filters = page.getByRole('button', { name: /^Filters/ });
    await button('Close filters').press('Enter');
    await expect(filters).toBeFocused();

    // Where nothing had the focus before, or what had it is gone, the button of the filters gets it.
    for (const key of ['Escape', 'f']) {
      await filters.blur();
      await page.keyboard.press('f');
      await expect(findAgencies.firstSection).toBeFocused();
      await button('Close filters').focus();
      await page.keyboard.press(key);
      await expect(filters, key).toBeFocused();
    }

    // On a phone the panel covers the page.
    await page.setViewportSize({ width: 390, height: 844 });
    await filters.blur();
    await page.keyboard.press('f');
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeFocused();
    await findAgencies.choose('Agency state', ['Texas']);
    await button('Apply').press('Enter');
    await findAgencies.settled();
    await expect(filters, 'applied on a phone').toBeFocused();
  });

  test('the focus stays on the page while a user saves, edits and deletes a search', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    await page.getByRole('button', { name: 'Save search' }).press('Enter');
    const popover = page.getByRole('dialog', { name: 'Save search' });
    await popover.getByRole('textbox', { name: /Search name/ }).fill('Texas');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Search successfully saved!')).toBeVisible();
    await expectFocusKept(page, 'saved');

    // A name that is in use leaves the user in its field.
    await page.getByRole('button', { name: 'Save search' }).press('Enter');
    const name = popover.getByRole('textbox', { name: /Search name/ });
    await name.fill('Texas');
    await popover.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expect(popover.getByText(/already/).first()).toBeVisible();
    await expect(name).toBeFocused();
    await popover.getByRole('button', { name: 'Change filters first' }).press('Enter');
    const panelName = findAgencies.panel.getByRole('textbox', { name: /Search name/ });
    await expect(panelName).toBeFocused();
    await panelName.fill('Texas');
    await findAgencies.panel.getByRole('button', { name: 'Apply & Save' }).press('Enter');
    await expect(findAgencies.panel.getByText(/already/).first()).toBeVisible();
    await expect(panelName).toBeFocused();
    await panelName.fill('Texas again');
    await findAgencies.panel.getByRole('button', { name: 'Apply & Save' }).press('Enter');
    await expect(findAgencies.panel.getByRole('button', { name: 'Edit' })).toBeVisible();
    await expectFocusKept(page, 'applied and saved');

    await findAgencies.panel.getByRole('button', { name: 'Edit' }).press('Enter');
    await expect(panelName).toBeFocused();
    await findAgencies.panel.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expectFocusKept(page, 'cancelled');
    await findAgencies.panel.getByRole('button', { name: 'Edit' }).press('Enter');
    await panelName.fill('Texas renamed');
    await panelName.press('Enter');
    await expect(findAgencies.panel.getByText('Texas renamed')).toBeVisible();
    await expectFocusKept(page, 'saved by Enter');

    await findAgencies.panel.getByRole('button', { name: /Saved search|More/ }).press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await page
      .getByRole('alertdialog', { name: 'Delete search' })
      .getByRole('button', { name: 'Delete' })
      .press('Enter');
    await expect(page.getByText('Search deleted.')).toBeVisible();
    await expectFocusKept(page, 'deleted');
  });

  test('the focus stays among results after exports, selections, chips and a search without matches', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX&line=commercial');
    await findAgencies.settled();
    await deleteExports(page);
    await page.reload();
    await findAgencies.settled();
    const exportButton = page.getByRole('button', { name: /^Export(ing|$)/ });
    const downloading = page.waitForEvent('download');
    await exportButton.press('Enter');
    await expect(exportButton).toBeFocused();
    await downloading;
    await expect(exportButton).toBeFocused();

    await findAgencies.table.getByRole('checkbox').nth(1).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('(1) selected')).toBeVisible();
    const selecting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export selected' }).press('Enter');
    await selecting;
    await expectFocusKept(page, 'exported selected rows');
    await findAgencies.table.getByRole('checkbox').nth(1).press('Space');

    await page.getByRole('button', { name: 'Remove Line of business: Commercial lines' }).press('Enter');
    await findAgencies.settled();
    await expect(page.getByRole('button', { name: 'Remove Agency state: Texas' })).toBeFocused();
    await page.getByRole('button', { name: 'Clear all' }).press('Enter');
    await expect(page).toHaveURL(/\/marketing\/agencies$/);
    const filters = page.getByRole('button', { name: /^Filters( \d|$)/ });
    await expect(filters, 'cleared all').toBeFocused();
    await page.goBack();
    await findAgencies.settled();
    await expect(filters, 'back at the results').toBeFocused();
    await page.getByRole('button', { name: 'Remove Agency state: Texas' }).press('Enter');
    await expect(filters, 'removed the last filter').toBeFocused();
    await page.goBack();
    await page.getByRole('button', { name: 'Remove Agency state: Texas' }).focus();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 }), 'what had the focus is gone').toBeFocused();

    await page.goto('/marketing/agencies?agency_state=TX&agency_city=Miami%5E%2C+FL');
    const unfit = page.getByRole('button', { name: /^Remove agency city – / });
    await expect(unfit).toBeVisible();
    await expectUncovered(page);
    await unfit.press('Enter');
    await findAgencies.settled();
    await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
    await page.goBack();
    await page.getByRole('button', { name: 'Clear search' }).press('Enter');
    await expect(page).toHaveURL(/\/marketing\/agencies$/);
    await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
  });

  test('the focus stays beside and above the table after choosing agencies, columns, pages and searches', async ({
    signIn,
    findAgencies,
    savedSearches,
    page,
  }) => {
    await signIn.as('analyst', '/');
    await savedSearches.save(1, { agency_state: 'OK' });
    await page.goto('/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    await page.getByRole('button', { name: 'Next page' }).press('Enter');
    await expect(page).toHaveURL(/page=2/);
    await expectFocusKept(page, 'next page');
    await page.goBack();
    await expect(page).not.toHaveURL(/page=/);
    await expectFocusKept(page, 'back at the page before');
    // The focused element is removed with the page.
    await findAgencies.table
      .getByRole('columnheader', { name: /^Accounts/ })
      .getByRole('button')
      .first()
      .press('Enter');
    await expect(page).toHaveURL(/sort=accounts/);
    await page.goBack();
    await expectFocusKept(page, 'back at the order before');
    await page.goto('/marketing/agencies?agency_state=TX&size=10');
    await findAgencies.settled();
    const next = page.getByRole('button', { name: 'Next page' });
    while (await next.isEnabled()) {
      const before = page.url();
      await next.press('Enter');
      await expect(page).not.toHaveURL(before);
    }
    await expect(next, 'at the last page').toBeFocused();
    const header = findAgencies.table.getByRole('columnheader', { name: /^Accounts/ });
    await header.getByRole('button').first().focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByRole('menuitem', { name: /Hide column/ }).press('Enter');
    await expect(header).toHaveCount(0);
    await expectFocusKept(page, 'hidden column');
    await page.getByRole('button', { name: 'Saved searches' }).press('Enter');
    await page.getByRole('menuitemradio').or(page.getByRole('menuitem')).first().press('Enter');
    await expect(page).toHaveURL(/agency_state=OK/);
    await expectFocusKept(page, 'chosen saved search');
  });

  test('the focus stays in toasts, the list of exports, sheets and menus', async ({ signIn, findAgencies, page }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    await deleteExports(page);
    await page.reload();
    await findAgencies.settled();
    const exportButton = page.getByRole('button', { name: /^Export(ing|$)/ });
    const downloading = page.waitForEvent('download');
    await exportButton.focus();
    await page.keyboard.press('e');
    await downloading;
    const toast = page.locator('[data-toast]');
    await expect(toast).toBeVisible();
    await page.keyboard.press('F6');
    await expect(toast.locator(':focus')).toHaveCount(1);
    await toast.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(toast).toHaveCount(0);
    await expect(exportButton, 'closed toast').toBeFocused();

    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await sheet.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(sheet).toBeHidden();
    await expect(exportButton, 'closed sheet of shortcuts').toBeFocused();

    const exports = page.getByRole('button', { name: /^Exports/ });
    await exports.press('Enter');
    const list = page.getByRole('dialog', { name: 'Exports' });
    await list.getByRole('button', { name: /^Delete/ }).press('Enter');
    await list.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await expect(list.getByText('No exports yet.')).toBeVisible();
    await expect(list.locator(':focus'), 'deleted export').toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(exports).toBeFocused();

    const view = page.getByRole('button', { name: 'View', exact: true });
    await view.press('Enter');
    await page.getByRole('radio', { name: 'Compact' }).press('Space');
    await page.keyboard.press('Escape');
    await expect(view, 'chosen rows').toBeFocused();

    const account = page.getByRole('button', { name: 'Account', exact: true });
    await account.press('Enter');
    await expect(page.getByRole('menu').getByText('Appearance')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Appearance' })).toMatchAriaSnapshot(`
      - group "Appearance":
        - menuitemradio "Match system" [checked]
        - menuitemradio "Light"
        - menuitemradio "Dark"
        - menuitemradio "High contrast"
    `);
    await expect(page.getByRole('menuitemradio', { name: 'Match system' })).toBeChecked();
    await page.getByRole('menuitemradio', { name: 'Dark' }).press('Enter');
    await page.keyboard.press('Escape');
    await expect(account, 'chosen colours').toBeFocused();
  });
});
