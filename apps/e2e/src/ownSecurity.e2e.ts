import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNothingCutOff } from './support/expectNothingCutOff.ts';
import { test as base, expect } from './support/journey.ts';
import { demoPassword, SignIn } from './support/SignIn.ts';
import { withPlatform } from './support/withPlatform.ts';

/** People set up factors here, so the platform is not shared with other journeys. */
const test = base.extend({
  platform: [({ hostPages: _none }, use) => withPlatform({}, use), { scope: 'worker' }],
});

const heading = (page: Page) => page.getByRole('heading', { name: 'Sign-in security', level: 1 });

/** Checks the page in all schemes, and on a phone. */
async function expectFine(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingCutOff(page, name);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('a person manages their own second factors, recovery codes and sessions [PLUS-38] @night', async ({
  signIn,
  browser,
  platform,
  page,
}) => {
  const other = await browser.newContext({ baseURL: platform.url });
  const otherPage = await other.newPage();
  await new SignIn(otherPage).throughPages('personal');
  await otherPage.getByRole('button', { name: 'Skip for now' }).click();

  await signIn.as('personal', '/');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Manage your Account' }).click();
  await expect(heading(page)).toBeVisible();
  await expectFine(page, 'without factors');

  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  const end = sessions.filter({ hasNotText: 'this browser' }).getByRole('button', { name: /^End/ });
  await end.hover();
  await expectAccessible(page, 'under the pointer');
  await end.click();
  await expect(sessions).toHaveCount(1);
  await otherPage.reload();
  await expect(otherPage.getByLabel('Password'), 'the provider asks again').toBeVisible();
  await other.close();

  await page.getByRole('button', { name: 'Add a passkey or an authenticator app' }).click();
  await page.getByRole('link', { name: 'Authenticator app' }).click();
  const key = (await page.locator('.key').innerText()).replaceAll(' ', '');
  const code = (steps = 0) => TOTP.generate({ secret: Secret.fromBase32(key), timestamp: Date.now() + steps * 30_000 });
  await page.getByRole('textbox', { name: 'Code' }).fill(code());
  await page.getByRole('button', { name: 'Verify' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const first = await codes.allInnerTexts();

  await page.goto('/account/security');
  await expect(page.getByRole('list', { name: 'Second factors' })).toContainText('Authenticator app');
  await page.getByRole('link', { name: 'Confirm it is you' }).click();
  await expectFine(page, 'the confirmation');
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  // The code that set the app up is used: the next one counts already.
  await page.getByRole('textbox', { name: 'Code' }).fill(code(1));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(heading(page)).toBeVisible();
  await expectFine(page, 'with a factor');

  await page.getByRole('link', { name: 'Make new codes' }).click();
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await expect(codes).toHaveCount(10);
  expect(await codes.allInnerTexts()).not.toEqual(first);
  await page.getByRole('link', { name: 'I have saved them' }).click();

  await page.getByRole('link', { name: 'Remove Authenticator app' }).click();
  await expectFine(page, 'the question');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('None is set up.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Agency Insights' }).click();
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
});
