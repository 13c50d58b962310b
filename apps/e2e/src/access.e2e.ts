import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNothingCutOff } from './support/expectNothingCutOff.ts';
import { expect, test } from './support/journey.ts';

/** Types into a field if it takes text, and chooses the option with the text. */
async function choose(scope: Locator, field: string, text: string): Promise<void> {
  const combobox = scope.getByRole('combobox', { name: field });
  await combobox.click();
  if (field !== 'Kind of access') await combobox.fill(text);
  await scope
    .page()
    .getByRole('option')
    .filter({ hasText: new RegExp(text, 'i') })
    .click();
}

test.describe('the access page', () => {
  test('an administrator sees who can do what and why, and grants a permission that applies immediately [PLUS-37, PLUS-39, PLAT-12]', async ({
    signIn,
    page,
  }) => {
    await signIn.as('admin', '/administration/people');
    await page.getByRole('link', { name: 'Access' }).click();
    await expect(page.getByRole('heading', { name: 'Access', level: 1 })).toBeVisible();

    const add = page.getByRole('button', { name: 'Add relationship' });
    for (const [user, object, relation] of [
      ['noah', 'organization:acme', 'Member'],
      ['organization:acme#member', 'Benchmarks', 'Granted'],
    ] as const) {
      await add.click();
      const dialog = page.getByRole('dialog');
      await choose(dialog, 'User', user);
      await choose(dialog, 'Applies to', object);
      await choose(dialog, 'Kind of access', relation);
      await dialog.getByRole('button', { name: 'Add' }).click();
      await expect(dialog).toBeHidden();
    }

    const check = page.getByRole('region', { name: 'Check' });
    // Typed and not chosen, as people do who have the address at hand.
    await check.getByRole('combobox', { name: 'User' }).fill('nobody@demo.test');
    await choose(check, 'Applies to', 'Benchmarks');
    await choose(check, 'Kind of access', 'May see');
    await check.getByRole('button', { name: 'Check' }).click();
    await expect(check.getByText('Noah Byrne may see Benchmarks.')).toBeVisible();
    const why = check.getByRole('list', { name: 'Why' });
    await expect(why).toContainText('Member: organization:acme');
    const left = async (text: string) => (await why.getByText(text, { exact: true }).boundingBox())?.x ?? 0;
    // A tree: what a line follows from is further in.
    const [whole, granted] = [await left('May see: Benchmarks'), await left('Granted: Benchmarks')];
    expect(granted - whole).toBeGreaterThan(30);

    const who = page.getByRole('region', { name: 'Who can do what' });
    await choose(who, 'Applies to', 'Benchmarks');
    await who.getByRole('button', { name: 'Show who' }).click();
    await expect(who.getByText('Noah Byrne').first()).toBeVisible();

    const relationships = page.getByRole('region', { name: 'Relationships' });
    await choose(relationships, 'User', 'noah');
    await relationships.getByRole('button', { name: 'Search' }).click();
    await relationships.getByRole('button', { name: 'Delete Noah Byrne, Member, organization:acme' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(relationships.getByText('No relationships match')).toBeVisible();
    await check.getByRole('button', { name: 'Check' }).click();
    await expect(check.getByText('Noah Byrne may not see Benchmarks.')).toBeVisible();

    await page.goto('/administration/audit');
    await expect(page.getByRole('gridcell', { name: 'Access changed' }).first()).toBeVisible();
  });

  test('the page rejects a model that conflicts with relationships or the product, and names the conflicts [PLUS-37] @night', async ({
    signIn,
    page,
  }) => {
    await signIn.as('admin', '/administration/access');
    const models = page.getByRole('region', { name: 'Models' });
    await expect(models.getByText('Active', { exact: true })).toBeVisible();
    await models.getByRole('button', { name: 'Add model' }).click();
    const dialog = page.getByRole('dialog');
    const text = dialog.getByLabel('Model');
    await expect(text).toHaveValue(/type platform/);
    await text.fill('model\n  schema 1.1\ntype user\ntype doc\n  relations\n    define viewer: [user]');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(dialog).toBeHidden();
    await models.getByRole('button', { name: /^Activate/ }).click();
    const confirm = page.getByRole('alertdialog');
    await confirm.getByRole('button', { name: 'Activate' }).click();
    await expect(confirm.getByRole('alert')).toContainText('type platform, define administrator');
    await confirm.getByRole('button', { name: 'Cancel' }).click();
  });

  test('the page has no accessibility violations and fits a phone [PLUS-37] @night', async ({ signIn, page }) => {
    await signIn.as('admin', '/administration/access');
    await expect(page.getByRole('table', { name: 'Relationships' })).toBeVisible();
    await expectAccessible(page, 'access');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNothingCutOff(page);
  });

  test('people without the role do not see the page [PLUS-39] @night', async ({ signIn, page }) => {
    await signIn.as('analyst', '/administration/access');
    await expect(page.getByRole('heading', { name: 'Only administrators can open this page' })).toBeVisible();
  });
});
