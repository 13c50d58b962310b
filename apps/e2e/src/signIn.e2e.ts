import type { Locator } from '@playwright/test';
import { untilStill } from '../../../tools/untilStill.ts';
import { expect, lateErrors, test } from './support/journey.ts';
import { demoPassword } from './support/SignIn.ts';

test.describe('signing in and out', () => {
  test.use({ expectedErrors: lateErrors });

  test('a protected page redirects to sign-in, which returns to the page [AUTH-SESSION-4, PLAT-5]', async ({
    signIn,
    page,
  }) => {
    await signIn.throughPages('analyst', '/marketing/agencies?agency_state=TX&sort=agency_name asc');
    await expect(page.getByRole('heading', { name: 'Find agencies' })).toBeVisible();
    await expect(page).toHaveURL(/agency_state=TX/);
    await expect(page).toHaveURL(/sort=agency_name/);
  });

  test('wrong passwords and unknown people get the same message; a blocked person with the right password reads why [PLAT-5, PLAT-12]', async ({
    signIn,
    page,
  }) => {
    await page.goto('/');
    const messages: string[] = [];
    for (const [email, password] of [
      ['personal@demo.test', 'not-the-password'],
      ['somebody@else.test', demoPassword],
      ['blocked@demo.test', demoPassword],
    ] as const) {
      await signIn.submit(email, password);
      // The page with the answer: its password is empty.
      await expect(page.getByLabel('Password')).toHaveValue('');
      messages.push(await page.getByRole('alert').innerText());
    }
    expect([...new Set(messages)]).toEqual([
      'That email and password do not work. Check both and try again.',
      'This account is blocked. Ask your administrator.',
    ]);
  });

  test('a person signs in with only the keyboard, and can type again after a wrong password [PLAT-5, PLUS-18]', async ({
    page,
  }) => {
    const press = (key: string) => page.keyboard.press(key);
    await page.goto('/');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type('analyst@demo.test');
    await press('Tab');
    await page.keyboard.type('not-the-password');
    await press('Tab');
    await press('Space');
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeFocused();
    await press('Tab');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Password')).toBeFocused();
    // Before its script is there, the page is sent empty, and the server says the same.
    await page.waitForLoadState();
    const answers: string[] = [];
    page.on('response', (response) => answers.push(response.url()));
    await press('Enter');
    await expect(page.getByText('Enter your password.')).toBeVisible();
    await expect(page.getByLabel('Password')).toBeFocused();
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Enter your password.');
    await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid');
    expect(answers, 'said without a new page').toEqual([]);
    await page.keyboard.type(demoPassword);
    await expect(page.getByText('Enter your password.'), 'an error leaves with the first key').toBeHidden();
    await expect(page.getByLabel('Password')).not.toHaveAttribute('aria-invalid');
    await press('Enter');
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  });

  for (const width of [1440, 390])
    test(`at ${width} px, the logo does not move when the page replaces the loading screen${width === 1440 ? '' : ' @night'}`, async ({
      signIn,
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn.session('analyst');
      let answer = (): void => undefined;
      const answered = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/auth/session', async (route) => {
        await answered;
        await route.continue();
      });
      await page.goto('/');
      const mark = page.getByRole('banner').getByText('Agency Insights');
      await expect(page.getByRole('status')).toContainText('Loading...');
      const before = await mark.boundingBox();
      answer();
      await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
      const after = await mark.boundingBox();
      expect(after?.x).toBeCloseTo(before?.x ?? NaN, 0);
      expect(after?.y).toBeCloseTo(before?.y ?? NaN, 0);
    });

  test('the dark sign-in page has the logo and colours of the product, at the same place @night', async ({
    signIn,
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const looksOf = async (button: Locator) => {
      await expect(button).toBeVisible();
      await untilStill(page);
      const colors = await button.evaluate((element) => {
        const { backgroundColor, color } = getComputedStyle(element);
        return { button: [backgroundColor, color], page: getComputedStyle(document.body).backgroundColor };
      });
      // The mark is the only picture of this size in the bar.
      const mark = page.getByRole('banner').locator('svg[viewBox="0 0 32 32"]');
      const { x, y, width, height } = (await mark.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
      return { ...colors, mark: await mark.innerHTML(), place: [x, y, width, height] };
    };
    await page.goto('/');
    const atSignIn = await looksOf(page.getByRole('button', { name: 'Sign in', exact: true }));
    await signIn.submitAs('analyst');
    const inProduct = page.getByRole('main').getByRole('link', { name: 'Find agencies', exact: true });
    // To half a pixel: browsers lay out in fractions of one.
    const place: unknown[] = atSignIn.place.map((px) => expect.closeTo(px, 0));
    expect(await looksOf(inProduct)).toEqual({ ...atSignIn, place });
  });

  test('signing out ends the session in the app and at the provider [AUTH-CLIENT-3, PLAT-5, KIT-SHELL-7]', async ({
    signIn,
    page,
  }) => {
    await signIn.as('analyst', '/');
    const token = await page.evaluate(async () => {
      const session = (await (await fetch('/api/auth/session')).json()) as { accessToken: string };
      return session.accessToken;
    });
    await signIn.out();
    await expect(page.getByLabel('Password')).toBeVisible();
    const answer = await page.request.get('/api/permissions', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status(), 'the old token after signing out').toBe(401);
    await page.goto('/');
    await expect(page.getByLabel('Password'), 'the provider asks again').toBeVisible();
  });

  test('signing out in one tab signs out the other tab [AUTH-SESSION-3] @night', async ({ signIn, context }) => {
    await signIn.as('analyst', '/');
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    await signIn.out();
    const reason = 'You signed out in another tab. Sign in to go on where you were.';
    await expect(other.getByLabel('Email')).toHaveAccessibleDescription(reason);
  });

  test('a person without permission sees which permission to request, and the navigation is disabled [APP-ROUTE-2]', async ({
    signIn,
    page,
  }) => {
    await signIn.as('nobody', '/marketing/agencies');
    await expect(page.getByRole('heading', { name: 'You do not have access to agency data' })).toBeVisible();
    await expect(page.getByText('You need access to personal lines, commercial lines or both.')).toBeVisible();
    for (const name of ['Marketing Insights', 'Agency Insights Benchmarks']) {
      const entry = page.getByRole('navigation').getByRole('link', { name });
      await expect(entry).toBeDisabled();
      await expect(entry).not.toHaveAttribute('href');
    }
  });

  test('a page whose session has ended says so, leads to sign-in, and back to the same search and unapplied filters [AUTH-SESSION-4, API-GW-3, PLUS-10] @night', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    await findAgencies.openFilters();
    await findAgencies.panel.getByRole('combobox', { name: 'Line of business' }).click();
    const commercial = page.getByRole('option', { name: 'Commercial' }).first();
    await expect(commercial).toBeVisible();
    // The next thing that the page asks for is refused.
    await signIn.endSessionElsewhere();
    await commercial.click();
    const ended = page.getByRole('dialog', { name: 'Your session has ended' });
    await ended.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Your session has ended. Sign in to go on where you were.')).toBeVisible();
    await signIn.submitAs('analyst');
    await expect(page).toHaveURL(/agency_state=TX/);
    const line = findAgencies.panel.getByRole('combobox', { name: 'Line of business' });
    await expect(line).toHaveText('Commercial lines');
  });

  test('an unknown address says that the page does not exist, and offers links back [KIT-SHELL-9]', async ({
    signIn,
    page,
  }) => {
    await signIn.as('analyst', '/no/such/page');
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Homepage' }).click();
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await page.goto('/no/such/page');
    await page.getByRole('button', { name: 'Back to Previous Page' }).click();
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  });
});
