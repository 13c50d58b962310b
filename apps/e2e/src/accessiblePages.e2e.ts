import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { test as base, expect } from './support/journey.ts';
import { demoPassword } from './support/SignIn.ts';
import { withPlatform } from './support/withPlatform.ts';

/** People are invited and signed out here, so the platform is not shared with other journeys. */
const test = base.extend({
  platform: [({ hostPages: _none }, use) => withPlatform({}, use), { scope: 'worker' }],
});
// One worker runs them all: each further one would start a platform for them, and another for the journeys after them.
test.describe.configure({ mode: 'default' });

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test.describe('sign-in pages have no accessibility violations in light, dark and high contrast [PLUS-18]', () => {
  test('the loading page and the sign-in page have no violations', async ({ signIn, page }) => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/auth/session', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto('/marketing/agencies');
    await expect(page.getByRole('status')).toContainText('Loading...');
    await expect(page.getByRole('banner')).toHaveText('Agency Insights');
    // It is no page yet that a heading could name.
    await expectAccessible(page, 'loading', { except: ['page-has-heading-one'] });
    answer();
    await expect(heading(page, 'Sign in')).toBeVisible();
    await expectAccessible(page, 'sign-in');
    await signIn.submit('nobody@else.test', 'not-the-password');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'a refused password');
  });

  for (const [name, pathname, title] of [
    ['an error of sign-in', '/api/auth/error?error=OAuthCallback', 'Sign-in failed'],
    ['an account without access', '/api/auth/error?error=AccessDenied', 'Sign-in failed'],
    ['sign-in after inactivity', '/api/auth/signin?error=SessionIdle', 'Signed out'],
    ['sign-out', '/api/auth/signout', 'Sign out'],
    ['an unknown provider', '/api/auth/callback/other', 'Sign-in failed'],
    ['an unknown address', '/api/auth/nothing', 'Page not found'],
  ] as const)
    test(`the page for ${name} has no violations${name === 'an unknown address' ? '' : ' @night'}`, async ({
      page,
    }) => {
      await page.goto(pathname);
      await expect(heading(page, title)).toBeVisible();
      await expectAccessible(page, name);
    });

  test('an expired form leads to a new one without violations @night', async ({ page }) => {
    await page.goto('/api/auth/signout');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(heading(page, 'This page has run out')).toBeVisible();
    await expectAccessible(page, 'a page that has run out');
    await page.getByRole('link', { name: 'Open it again' }).click();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });

  test('the error pages of the provider have no violations @night', async ({ page }) => {
    await page.goto('/');
    await expect(heading(page, 'Sign in')).toBeVisible();
    const { origin } = new URL(page.url());
    for (const [pathname, title] of [
      ['/nothing', 'Page not found'],
      ['/auth?client_id=other', 'Sign-in cannot go on'],
      ['/interaction/run-out', 'Sign-in cannot go on'],
      ['/security', 'Sign in first'],
      ['/mfa/enroll/old', 'This link has expired'],
      ['/password/set/old', 'This link has expired'],
      ['/password/other', 'Page not found'],
      ['/session/end/success', 'Signed out'],
    ] as const) {
      await page.goto(`${origin}${pathname}`);
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to Agency Insights' }), 'a way on').toBeVisible();
      await expectAccessible(page, pathname);
    }
  });

  test('the pages that change a password have no violations @night', async ({ page }) => {
    await page.goto('/');
    await expect(heading(page, 'Sign in')).toBeVisible();
    await page.goto(`${new URL(page.url()).origin}/password/change`);
    await expectAccessible(page, 'a change of password');
    await page.getByLabel('Email').fill('benchmarks@demo.test');
    await page.getByLabel('Current password').fill('not-the-password');
    await page.getByLabel('New password').fill('maple-otter-quartz');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'a refused change of password');
    await page.getByLabel('Current password').fill(demoPassword);
    await page.getByLabel('New password').fill('maple-otter-quartz');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(heading(page, 'Your password is set')).toBeVisible();
    await expectAccessible(page, 'a changed password');
  });
});

test.describe('administration pages have no accessibility violations [PLUS-18, PLUS-39]', { tag: '@night' }, () => {
  test('the people page, an invitation and the page behind its link have no violations', async ({
    signIn,
    page,
    browser,
  }) => {
    await signIn.as('admin', '/administration/people');
    await expect(page.getByRole('grid').getByRole('link', { name: 'Dana Reyes' })).toBeVisible();
    await expectAccessible(page, 'people');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page, 'an invitation');
    await dialog.getByLabel('Email').fill('nobody');
    await dialog.getByRole('button', { name: 'Invite' }).click();
    await expect(dialog.getByText(/Enter an address/)).toBeVisible();
    await expect(dialog.getByLabel('Email'), 'the field that was refused').toBeFocused();
    await expectAccessible(page, 'a refused invitation');
    await dialog.getByLabel('Email').fill('ada.hale@example.com');
    await dialog.getByRole('button', { name: 'Invite' }).click();
    const link = await dialog.getByRole('textbox', { name: 'Link to set the password' }).inputValue();
    await expectAccessible(page, 'a link');
    await dialog.getByRole('button', { name: 'Done' }).click();

    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto(link);
    await expect(heading(other, 'Set your password')).toBeVisible();
    await expectAccessible(other, 'a first password');
    await other.getByLabel('New password').fill('password1234');
    await other.getByRole('button', { name: 'Set password' }).click();
    await expect(other.getByRole('alert')).toBeVisible();
    await expectAccessible(other, 'a refused password');
    await context.close();
  });

  test('the page of a person and its confirmation dialogs have no violations', async ({ signIn, page }) => {
    await signIn.as('admin', '/administration/people/demo-personal');
    await page.getByRole('button', { name: 'New password link' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Create link' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('grid', { name: 'Audit trail' }).getByRole('gridcell').first()).toBeVisible();
    await expectAccessible(page, 'a person');
    for (const name of ['New password link', 'Block', 'Delete']) {
      await page.getByRole('button', { name, exact: true }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toBeVisible();
      await expectAccessible(page, name);
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toBeHidden();
    }
    await page.getByRole('checkbox', { name: 'Benchmarks' }).check();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'People' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page, 'changes that are not saved');
  });

  for (const [pathname, title] of [
    ['/administration/audit', 'Audit trail'],
    ['/administration/access', 'Access'],
    ['/administration/services', 'Services'],
    ['/administration/people/nobody-has-this-id', 'There is no such person'],
  ] as const)
    test(`${pathname} has no violations`, async ({ signIn, page }) => {
      await signIn.as('admin', pathname);
      await expect(heading(page, title)).toBeVisible();
      await expectAccessible(page, pathname);
    });

  test('the page that people without the role see has no violations', async ({ signIn, page }) => {
    await signIn.as('analyst', '/administration/people');
    await expect(heading(page, 'Only administrators can open this page')).toBeVisible();
    await expectAccessible(page, 'administrators only');
  });
});
