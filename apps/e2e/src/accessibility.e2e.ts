import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
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
      const violations = async () => {
        const { violations: found } = await new AxeBuilder({ page })
          .withTags(standards)
          // Takes the initials in the avatar for a label; they are the person's picture.
          .disableRules('label-content-name-mismatch')
          .analyze();
        return found.map(({ id, nodes }) => `${id}: ${nodes.length} × ${String(nodes[0]?.target)}`);
      };
      await signIn.as('analyst', '/');
      await expect(page.getByRole('heading', { name: 'Searches to start from' })).toBeVisible();
      if (scheme === 'high-contrast') {
        await page.getByRole('button', { name: 'Account', exact: true }).click();
        await page.getByRole('menuitemradio', { name: 'High contrast' }).click();
        await page.keyboard.press('Escape');
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

/** Presses Tab until the control with a name has the focus, as a person does who has no mouse. */
async function tabTo(page: Page, control: Locator, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await isFocused(control)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control, `reached by ${most} presses of Tab`).toBeFocused();
}

test('a search is filtered, sorted and exported with the keyboard alone', async ({ signIn, findAgencies, page }) => {
  await signIn.as('analyst', '/marketing/agencies');
  const { panel, table } = findAgencies;
  await tabTo(page, page.getByRole('button', { name: 'Filters', exact: true }));
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await tabTo(page, panel.getByRole('combobox', { name: 'State', exact: true }));
  await page.keyboard.type('Texas');
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
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=agency_name/);
  const downloading = page.waitForEvent('download', { timeout: 30_000 });
  const exportButton = page.getByRole('button', { name: 'Export' });
  for (let presses = 0; presses < 10 && !(await isFocused(exportButton)); presses += 1)
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  expect((await downloading).suggestedFilename()).toMatch(/\.xlsx$/);
});

function isFocused(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}
