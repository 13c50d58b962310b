import { expectNothingCutOff } from './support/expectNothingCutOff.ts';
import { expect, test } from './support/journey.ts';
import { SignIn } from './support/SignIn.ts';

test.describe('the administration of people', () => {
  test('an administrator invites, changes, blocks and unblocks a person, whose browser applies it at its next request [PLUS-39, PLAT-12]', async ({
    signIn,
    page,
    browser,
    platform,
  }) => {
    const email = `joan.${Date.now()}@demo.test`;
    await signIn.as('admin', '/');
    await page.getByRole('navigation').getByRole('link', { name: 'People' }).click();
    const table = page.getByRole('grid', { name: 'People' });
    await expect(table.getByRole('link', { name: 'Dana Reyes' })).toBeVisible();
    await page.getByRole('button', { name: 'Invite' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByRole('textbox', { name: 'First name' }).fill('Joan');
    await dialog.getByRole('textbox', { name: 'Last name' }).fill('Hale');
    await dialog.getByRole('checkbox', { name: 'Personal lines' }).check();
    await dialog.getByRole('button', { name: 'Invite' }).click();
    const link = await dialog.getByRole('textbox', { name: 'Link to set the password' }).inputValue();
    await dialog.getByRole('button', { name: 'Done' }).click();

    const context = await browser.newContext({ baseURL: platform.url });
    const other = await context.newPage();
    await other.goto(link);
    await other.getByLabel('New password').fill('password1234');
    await other.getByRole('button', { name: 'Set password' }).click();
    await expect(other.getByRole('alert')).toContainText('easy to guess');
    await other.getByLabel('New password').fill('maple-otter-quartz');
    await other.getByRole('button', { name: 'Set password' }).click();
    await other.getByRole('link', { name: 'Sign in' }).click();
    await new SignIn(other).submit(email, 'maple-otter-quartz');
    await other.getByRole('button', { name: 'Skip for now' }).click();
    await expect(other.getByRole('heading', { name: 'Welcome, Joan' })).toBeVisible();
    const permissions = () =>
      other.evaluate(async () => {
        const { accessToken } = (await (await fetch('/api/auth/session')).json()) as { accessToken?: string };
        const answer = await fetch('/api/permissions', { headers: { authorization: `Bearer ${accessToken}` } });
        return answer.status === 200 ? ((await answer.json()) as string[]) : answer.status;
      });
    expect(await permissions()).toEqual(['viewable:insights_pl']);

    // Others of this name may have been invited before.
    await page.getByRole('textbox', { name: 'Search' }).fill(email);
    await expect(table.getByRole('link')).toHaveText(['Joan Hale']);
    await table.getByRole('link').click();
    await page.getByRole('checkbox', { name: 'Benchmarks' }).check();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Changes are saved.')).toBeVisible();
    expect(await permissions()).toEqual(['viewable:insights_pl', 'viewable:benchmarks']);

    await page.getByRole('button', { name: 'Block', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click();
    await expect(page.getByText('Joan Hale is blocked.')).toBeVisible();
    expect(await permissions()).toBe(401);
    await page.getByRole('button', { name: 'Unblock' }).click();
    await expect(page.getByText('Joan Hale can sign in again.')).toBeVisible();
    const trail = page.getByRole('grid', { name: 'Audit trail' });
    for (const what of ['Unblocked', 'Blocked', 'Permissions changed', 'Password set', 'Invited'])
      await expect(trail.getByRole('gridcell', { name: what, exact: true })).toBeVisible();
    await context.close();
  });

  test('the second of two administrators who change the same person sees the saved change and decides what to keep [PLUS-39] @night', async ({
    signIn,
    page,
    context,
  }) => {
    const email = `joint.${Date.now()}@demo.test`;
    await signIn.as('admin', '/administration/people');
    await page.getByRole('button', { name: 'Invite' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByRole('textbox', { name: 'First name' }).fill('Joan');
    await dialog.getByRole('button', { name: 'Invite' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('textbox', { name: 'Search' }).fill(email);
    const found = page.getByRole('grid', { name: 'People' }).getByRole('link');
    // The list shows others until the search returns.
    await expect(found).toHaveText(['Joan']);
    await found.click();
    await expect(page.getByRole('heading', { name: 'Joan', level: 1 })).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    for (const [each, first, last] of [
      [other, 'Ann', 'Hale'],
      [page, 'Bea', ''],
    ] as const) {
      await each.getByRole('textbox', { name: 'First name' }).fill(first);
      await each.getByRole('textbox', { name: 'Last name' }).fill(last);
    }
    await page.getByRole('textbox', { name: 'Organization' }).fill('1200');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(other.getByText('Changes are saved.')).toBeVisible();

    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('First name: Ann', { exact: false })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Bea');
    await expect(page.getByRole('textbox', { name: 'Organization' })).toHaveValue('1200');
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ann');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Changes are saved.')).toBeVisible();
    await other.reload();
    await expect(other.getByRole('heading', { name: 'Ann Hale', level: 1 })).toBeVisible();
    await expect(other.getByRole('textbox', { name: 'Organization' })).toHaveValue('1200');
  });

  test('people without the role see neither the entry nor the page [PLUS-39]', async ({ signIn, page }) => {
    await signIn.as('analyst', '/administration/people');
    await expect(page.getByRole('heading', { name: 'Only administrators can open this page' })).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'People' })).toHaveCount(0);
  });

  test('the pages link to each other and fit a phone [PLUS-39] @night', async ({ signIn, page }) => {
    await signIn.as('admin', '/administration/people');
    for (const address of ['/administration/people', '/administration/people/demo-analyst', '/administration/audit']) {
      await page.goto(address);
      await expect(page.getByRole('grid').getByRole('gridcell').first()).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNothingCutOff(page, address);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const pages = page.getByRole('navigation', { name: 'Administration' });
    for (const title of ['People', 'Access', 'Services', 'Audit trail']) {
      await pages.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expect(pages.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
      await expectNothingCutOff(page, title);
    }
  });

  test('a name without a space wraps on the page of its person, and does not widen the page [PLUS-39] @night', async ({
    signIn,
    page,
  }) => {
    await signIn.session('admin');
    const { accessToken } = (await (await page.request.get('/api/auth/session')).json()) as { accessToken: string };
    const invited = await page.request.post('/api/v1/identity/auth0/users', {
      headers: { authorization: `Bearer ${accessToken}` },
      data: { email: `${'w'.repeat(60)}@example.com`, first_name: '<script>', last_name: 'W'.repeat(100) },
    });
    const { user } = (await invited.json()) as { user: { user_id: string } };
    await page.goto(`/administration/people/${user.user_id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<script> WWW');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNothingCutOff(page, `${width} px`);
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectNothingCutOff(page, `the question at ${width} px`);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    }
  });

  test('permissions that could not be loaded show an outage with a retry, not missing access @night', async ({
    signIn,
    page,
  }) => {
    let isDown = true;
    await page.route('**/api/permissions', (route) =>
      isDown ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    );
    await signIn.throughPages('analyst');
    await expect(page.getByRole('heading', { name: 'Your permissions could not be loaded' })).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  });
});
