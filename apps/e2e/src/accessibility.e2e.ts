import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/journey.ts';

test('the home page, results and filters have no accessibility violations [PLUS-18]', async ({
  signIn,
  findAgencies,
  page,
}) => {
  // The rule takes the initials in the avatar, which are a picture, for a label.
  const options = { except: ['label-content-name-mismatch'], byStandards: true };
  await signIn.as('analyst', '/');
  await expect(page.getByRole('heading', { name: 'Your exports' })).toBeVisible();
  await expectAccessible(page, 'home', options);
  await findAgencies.open({ agency_state: 'TX' });
  await findAgencies.settled();
  await expectAccessible(page, 'results', options);
  await findAgencies.openFilters();
  await expect(findAgencies.panel.getByRole('combobox', { name: 'Agency state', exact: true })).toBeVisible();
  await expectAccessible(page, 'filters', options);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'High contrast' }).click();
  await expect(page.locator('html'), 'chosen by hand').toHaveAttribute('data-color-scheme', 'high-contrast');
});

/** Presses a key until a control has the focus, as a user without a mouse does. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const maxPresses = 40;
  // What is still loading, or disabled until it has loaded, takes no focus.
  await expect(control).toBeVisible();
  await expect(control).toBeEnabled();
  for (let presses = 0; presses < maxPresses; presses += 1) {
    if (await isFocused(control)) return;
    await page.keyboard.press(key);
  }
  await expect(control, `reached by ${maxPresses} presses of ${key}`).toBeFocused();
}

test('a user filters, sorts and exports a search with only the keyboard @night', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies');
  const { panel, table } = findAgencies;
  await tabTo(page, page.getByRole('button', { name: 'Filters', exact: true }));
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await tabTo(page, panel.getByRole('combobox', { name: 'Agency state', exact: true }));
  await page.keyboard.type('Texas');
  await expect(page.getByRole('option')).toHaveText([/^Texas/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(panel, 'Escape has closed the list and nothing else').toBeVisible();
  await tabTo(page, panel.getByRole('button', { name: 'Apply', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/agency_state=TX/);
  await findAgencies.settled();
  await tabTo(page, panel.getByRole('button', { name: 'Close filters' }));
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: /^Filters/ }), 'the focus is back where it was').toBeFocused();
  await tabTo(page, table.locator('[tabindex="0"]').first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=agency_name/);
  await tabTo(page, page.getByRole('button', { name: 'Export', exact: true }), 'Shift+Tab');
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await downloading).suggestedFilename()).toMatch(/\.xlsx$/);
});

function isFocused(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}
