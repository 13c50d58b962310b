import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations } from '../../../tools/accessibilityViolations.ts';
import { expect, test } from './support/journey.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const scheme of ['light', 'dark', 'high-contrast'] as const) {
  test.describe(`in the ${scheme} scheme`, () => {
    test.use({ colorScheme: scheme === 'dark' ? 'dark' : 'light' });

    test('home, results and filters have no accessibility violation [PLUS-18]', async ({
      signIn,
      findAgencies,
      page,
    }) => {
      const violations = () =>
        accessibilityViolations(page, (axe) =>
          // The rule takes the initials in the avatar, which are a picture, for a label.
          axe.withTags(standards).disableRules('label-content-name-mismatch'),
        );
      await signIn.as('analyst', '/');
      await expect(page.getByRole('heading', { name: 'Searches to start from' })).toBeVisible();
      if (scheme === 'high-contrast') {
        await page.getByRole('button', { name: 'Account', exact: true }).click();
        await page.getByRole('menuitemradio', { name: 'High contrast' }).click();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toHaveCount(0);
      }
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', scheme);
      expect(await violations(), 'home').toEqual([]);
      await findAgencies.open({ agency_state: 'TX' });
      await findAgencies.settled();
      expect(await violations(), 'results').toEqual([]);
      await findAgencies.openFilters();
      await expect(findAgencies.panel.getByRole('combobox', { name: 'State', exact: true })).toBeVisible();
      expect(await violations(), 'filters').toEqual([]);
    });
  });
}

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

test('a search is filtered, sorted and exported with the keyboard alone', async ({ signIn, findAgencies, page }) => {
  await signIn.as('analyst', '/marketing/agencies');
  const { panel, table } = findAgencies;
  await tabTo(page, page.getByRole('button', { name: 'Filters', exact: true }));
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await tabTo(page, panel.getByRole('combobox', { name: 'State', exact: true }));
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
