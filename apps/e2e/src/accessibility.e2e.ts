import AxeBuilder from '@axe-core/playwright';
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing is cut off sideways, and the navigation is behind a button', async ({ signIn, findAgencies, page }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: /navigation/i }).click();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  });
});

test('a search can be carried out with the keyboard alone', async ({ signIn, findAgencies, page }) => {
  await signIn.as('analyst', '/marketing/agencies');
  await page.getByRole('button', { name: 'Filters', exact: true }).focus();
  await page.keyboard.press('Enter');
  const state = findAgencies.panel.getByRole('combobox', { name: 'State', exact: true });
  await expect(state).toBeVisible();
  await state.focus();
  await page.keyboard.type('Texas');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await findAgencies.panel.getByRole('button', { name: 'Apply', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/agency_state=TX/);
  await expect(findAgencies.table).toBeVisible();
});
