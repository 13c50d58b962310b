import { expectAccessible } from './support/expectAccessible.ts';
import { expectNothingCutOff } from './support/expectNothingCutOff.ts';
import { expectUncovered } from './support/expectUncovered.ts';
import { expect, test } from './support/journey.ts';

test.describe('the page of services', () => {
  test('an administrator adds a service whose program searches, then renews its secret and revokes it [API-CAT-7, PLUS-39]', async ({
    signIn,
    page,
    request,
  }) => {
    const askToken = async (id: string, secret: string) => {
      const form = { grant_type: 'client_credentials', client_id: id, client_secret: secret };
      return (await request.post('/oauth/token', { form })).status();
    };
    await signIn.as('admin', '/administration/people');
    await page.getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('heading', { name: 'Services', level: 1 })).toBeVisible();

    await page.getByRole('button', { name: 'Add service' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Enter a name.');
    await page.keyboard.type('Nightly journey');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Choose what the service may use.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await dialog.getByLabel('Name').press('Enter');
    const id = await dialog.getByLabel('Client id').inputValue();
    const secret = await dialog.getByLabel('Client secret').inputValue();
    await expect(dialog.getByText('Copy it now. It is not shown again.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copy secret' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add service' })).toBeFocused();
    expect(await page.content()).not.toContain(secret);

    const service = page.getByRole('listitem', { name: 'Nightly journey' });
    await expect(service).toContainText('Never used');
    expect(await askToken(id, secret)).toBe(200);
    await page.reload();
    await expect(service).toContainText('Last used');
    await expectUncovered(page);

    await service.getByRole('button', { name: 'New secret for Nightly journey' }).press('Enter');
    await expect(page.getByRole('alertdialog')).toContainText('The old secret works for another 24 hours');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make new secret' }).press('Enter');
    const renewed = await dialog.getByLabel('Client secret').inputValue();
    await dialog.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(service).toContainText('The old secret works until');
    expect([await askToken(id, secret), await askToken(id, renewed)]).toEqual([200, 200]);

    await service.getByRole('button', { name: 'Revoke Nightly journey' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).press('Enter');
    await expect(service).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add service' })).toBeFocused();
    expect(await askToken(id, renewed)).toBe(401);

    await page.getByRole('link', { name: 'Audit trail' }).click();
    for (const what of ['Service created', 'Service secret renewed', 'Service revoked'])
      await expect(page.getByRole('row', { name: what }).first()).toContainText('Nightly journey');
  });

  test('the page has no accessibility violations and fits a phone [PLUS-18] @night', async ({ signIn, page }) => {
    await signIn.as('admin', '/administration/services');
    await page.getByRole('button', { name: 'Add service' }).click();
    await page
      .getByLabel('Name')
      .fill('A name long enough to take more than one line of a phone: load of the warehouse');
    await page.getByRole('checkbox', { name: 'Personal lines' }).check();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expectAccessible(page, 'services');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNothingCutOff(page);
  });

  test('people without the role do not see the page [PLUS-39] @night', async ({ signIn, page }) => {
    await signIn.as('analyst', '/administration/services');
    await expect(page.getByRole('heading', { name: 'Only administrators can open this page' })).toBeVisible();
  });
});
