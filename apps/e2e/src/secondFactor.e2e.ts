import type { CDPSession, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectWidth } from './support/expectWidth.ts';
import { test as base, expect } from './support/journey.ts';
import { SignIn } from './support/SignIn.ts';
import { withPlatform } from './support/withPlatform.ts';

const title = 'Multi-Factor Authentication (MFA) Enrollment';

/** People set up factors here, so the platform is not shared with other journeys. */
const test = base.extend({
  platform: [({ hostPages: _none }, use) => withPlatform({}, use), { scope: 'worker' }],
});
test.use({ mfaSkippers: [] });
// One worker runs them all: each further one would start a platform for them, and another for the journeys after them.
test.describe.configure({ mode: 'default' });

const prompt = (page: Page) => page.getByRole('dialog', { name: title });

/** Presses "Enroll" and follows to the page in the new tab. */
async function enroll(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await prompt(page).getByRole('button', { name: 'Enroll' }).click();
  return opening;
}

/** A platform authenticator that always agrees, as a fingerprint reader does. */
async function addAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

test('a person without a second factor skips the prompt, lands on the home page and is not asked again [AUTH-MFA-1, AUTH-MFA-2, AUTH-MFA-4, APP-ROUTE-1]', async ({
  signIn,
  page,
}) => {
  await signIn.throughPages('analyst', '/marketing/agencies');
  await expect(prompt(page)).toBeVisible();
  const card = prompt(page).getByRole('heading', { name: title }).locator('..');
  await expectWidth(card, 440);
  await expectAccessible(page, 'the prompt');
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip for now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Your exports' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your exports' })).toBeVisible();
  await expect(prompt(page)).toHaveCount(0);
});

test('a white cover hides the page until the second-factor status is known [AUTH-MFA-3]', async ({ signIn, page }) => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/users/self', async (route) => {
    await answered;
    await route.continue();
  });
  await signIn.throughPages('personal');
  const cover = page.getByTestId('mfa-cover');
  await expect(cover).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(await cover.evaluate(coversWindow)).toBe(true);
  answer();
  await expect(prompt(page)).toBeVisible();
});

test('a person sets up an authenticator app in a new tab, and the next sign-in asks for its code [AUTH-MFA-5, AUTH-MFA-7, PLAT-6]', async ({
  page,
  context,
  signIn,
}) => {
  await signIn.throughPages('personal');
  const tab = await enroll(page);
  await expect(prompt(page)).toBeHidden();
  await expect(tab.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  await expectAccessible(tab, 'the choice');
  await tab.getByRole('link', { name: 'Authenticator app' }).press('Enter');
  await expect(tab.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(tab, 'the QR code');
  const key = (await tab.locator('.key').innerText()).replaceAll(' ', '');
  const codeIn = (steps: number) =>
    TOTP.generate({ secret: Secret.fromBase32(key), timestamp: Date.now() + steps * 30_000 });
  await tab.getByRole('textbox', { name: 'Code' }).fill('000000');
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('alert')).toHaveText(/That code does not work/);
  await tab.getByRole('textbox', { name: 'Code' }).fill(codeIn(0));
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await expectAccessible(tab, 'the recovery codes');
  const download = tab.waitForEvent('download');
  await tab.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('agency-insights-recovery-codes.txt');
  await expect(tab.getByRole('button', { name: 'Print' })).toBeVisible();
  const recoveryCode = await tab
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .first()
    .innerText();
  await tab.getByRole('link', { name: 'I have saved them' }).click();
  await expect(tab.getByRole('heading', { name: 'Your second factor is set up' })).toBeVisible();
  await expectAccessible(tab, 'the end');
  // The other tab has heard of it, and forgets that "Enroll" was pressed: a reset person is asked again.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mfa-modal-enroll'))).toBeNull();
  await tab.close();

  await signIn.out();
  await signIn.submitAs('personal');
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible();
  await expectAccessible(page, 'the second step');
  // The code that set the app up counts no longer; the app's clock may be a step ahead.
  await page.getByRole('textbox', { name: 'Code' }).fill(codeIn(1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await expect(prompt(page)).toHaveCount(0);

  await context.clearCookies();
  await signIn.throughPages('personal');
  await page.getByRole('link', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
});

test('a person sets up and uses a passkey [PLUS-38] @night', async ({ signIn, page }) => {
  await signIn.throughPages('commercial');
  const tab = await enroll(page);
  await addAuthenticator(tab);
  await tab.getByRole('link', { name: 'Passkey' }).click();
  await expectAccessible(tab, 'the passkey');
  await tab.getByRole('button', { name: 'Create passkey' }).press('Enter');
  await expect(tab.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await tab.getByRole('link', { name: 'I have saved them' }).click();
  await tab.getByRole('link', { name: 'Go to Agency Insights' }).click();
  await expect(tab.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  const person = new SignIn(tab);
  await person.out();
  await person.submitAs('commercial');
  await expectAccessible(tab, 'the second step');
  await tab.getByRole('button', { name: 'Use your passkey' }).press('Enter');
  await expect(tab.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
});

test('the sign-in page shows the password on demand, and says that Caps Lock is on', async ({ page }) => {
  await page.goto('/');
  const password = page.getByLabel('Password');
  await password.fill('insights');
  const show = page.getByRole('button', { name: 'Show password' });
  const [button, field] = await Promise.all([show.boundingBox(), password.boundingBox()]);
  expect((button?.y ?? 0) + (button?.height ?? 0), 'on the line of the label').toBeLessThanOrEqual(field?.y ?? 0);
  await show.click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(page.getByRole('status')).toHaveText('Caps Lock is on');
  await password.dispatchEvent('keyup', { key: 'a', modifierCapsLock: false });
  await expect(page.getByRole('status')).toHaveText('');

  await page.goto(`${new URL(page.url()).origin}/password/change`);
  await page.getByLabel('Current password').dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(page.getByRole('status')).toHaveText('Caps Lock is on');
});

/** Whether an element reaches from edge to edge, to a pixel. */
function coversWindow(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return left < 1 && top < 1 && right > window.innerWidth - 1 && bottom > window.innerHeight - 1;
}
