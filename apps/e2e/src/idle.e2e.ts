import type { BrowserContext, Page } from '@playwright/test';
import { expect, lateErrors, test } from './support/journey.ts';
import { SignIn } from './support/SignIn.ts';
import { untilFetched } from './support/untilFetched.ts';

const minuteMs = 60_000;
const secondMs = 1_000;

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });
const ended = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });
const reason = (page: Page) => page.getByText('You were signed out because you were away for a while.');

const kept = (page: Page) => page.evaluate(() => ({ ...localStorage }));

/** The clock of the pages; the server's goes on as it is. */
async function moveClock(context: BrowserContext, milliseconds: number): Promise<void> {
  await context.clock.fastForward(milliseconds);
}

test.describe('an idle person', () => {
  test.use({ expectedErrors: lateErrors });
  test.beforeEach(async ({ context }) => context.clock.install());

  test('is warned after 28 minutes, still signed in at 29:59, and signed out at 30:01 with the reason and a link back [AUTH-IDLE-1, PLUS-9]', async ({
    signIn,
    findAgencies,
    context,
    page,
  }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    // Far enough ahead that the clock has not passed it before it is stopped.
    const active = (await page.evaluate(() => Date.now())) + minuteMs;
    await context.clock.pauseAt(active);
    await page.mouse.move(200, 200);
    await context.clock.pauseAt(active + 28 * minuteMs - secondMs);
    await expect(warning(page)).toBeHidden();
    await context.clock.pauseAt(active + 28 * minuteMs + secondMs);
    await expect(warning(page).getByRole('timer')).toHaveText('1:59');
    await context.clock.pauseAt(active + 30 * minuteMs - secondMs);
    await expect(warning(page).getByRole('timer')).toHaveText('0:01');
    const signOut = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/signout');
    await context.clock.pauseAt(active + 30 * minuteMs + secondMs);
    await context.clock.resume();
    expect((await signOut).isNavigationRequest()).toBe(true);
    await expect(reason(page)).toBeVisible();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await signIn.submitAs('analyst');
    await expect(page).toHaveURL(/agency_state=TX/);
  });

  test('stays signed in while they use another tab, and dismisses the warning for all tabs [PLUS-9, AUTH-IDLE-3] @night', async ({
    signIn,
    context,
    page,
  }) => {
    await signIn.as('analyst', '/');
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    await moveClock(context, 20 * minuteMs);
    await other.mouse.move(100, 100);
    // What one tab keeps, the other reads a moment later.
    await expect.poll(() => kept(page)).toEqual(await kept(other));
    await moveClock(context, 20 * minuteMs);
    await expect(warning(page)).toBeHidden();
    await moveClock(context, 8 * minuteMs + 30 * secondMs);
    await expect(warning(page)).toBeVisible();
    await expect(warning(other)).toBeVisible();
    await page.mouse.move(300, 300);
    await expect(warning(page), 'a movement is no answer').toBeVisible();
    const keepAlive = other.waitForRequest(
      (request) => request.method() === 'POST' && /auth\/session$/.test(request.url()),
    );
    await other.getByRole('button', { name: 'Stay signed in' }).last().click();
    await keepAlive;
    await moveClock(context, 2 * secondMs);
    await expect(warning(page)).toBeHidden();
    await expect(warning(other)).toBeHidden();
  });

  test('whose machine slept is signed out when it wakes, whichever input comes first [PLUS-9] @night', async ({
    signIn,
    context,
    page,
  }) => {
    await signIn.as('analyst', '/');
    await page.mouse.move(200, 200);
    await moveClock(context, 8 * 60 * minuteMs);
    await expect(reason(page)).toBeVisible();
  });

  test('can sign out immediately in the warning [PLUS-9]', async ({ signIn, context, page }) => {
    await signIn.as('analyst', '/');
    await moveClock(context, 28 * minuteMs + 10 * secondMs);
    await page.getByRole('button', { name: 'Sign out now' }).click();
    await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible();
  });
});

test.describe('a session that ends for another reason', () => {
  test.use({ expectedErrors: lateErrors });

  test('shows why it ended over the page when a keep-alive is refused, and the page stays [AUTH-IDLE-3]', async ({
    signIn,
    findAgencies,
    context,
    page,
  }) => {
    await context.clock.install();
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    await signIn.endSessionElsewhere();
    await page.mouse.move(200, 200);
    await moveClock(context, 5 * minuteMs + secondMs);
    await expect(ended(page)).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Agencies', includeHidden: true }), 'the page stays').toBeVisible();
    await ended(page).getByRole('button', { name: 'Sign in' }).click();
    await signIn.submitAs('analyst');
    await expect(page).toHaveURL(/agency_state=TX/);
    await findAgencies.settled();
  });

  test('does not use typed text as an answer to its dialog, and open filters are open again afterwards [PLUS-10] @night', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    await findAgencies.openFilters();
    await findAgencies.panel.getByRole('combobox', { name: 'Agency state' }).first().pressSequentially('idah');
    await signIn.endSessionElsewhere();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(ended(page).getByRole('heading', { name: 'Your session has ended' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(ended(page).getByRole('button'), 'one way on').toHaveText('Sign in');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await signIn.submitAs('analyst');
    await expect(page).toHaveURL(/agency_state=TX/);
    await expect(findAgencies.panel).toBeVisible();
    await expect(findAgencies.panel.getByRole('button', { name: 'Apply', exact: true })).toBeDisabled();
  });

  test('keeps what the page behind its dialog announces from screen readers @night', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    await findAgencies.openFilters();
    await findAgencies.choose('Line of business', ['Commercial lines']);
    await signIn.endSessionElsewhere();
    await findAgencies.panel.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(ended(page)).toBeVisible();
    const message = page.getByText(/^Still searching/);
    await expect(message).toBeAttached({ timeout: 10_000 });
    await expect(page.getByRole('status').filter({ hasText: 'Still searching' })).toHaveCount(0);
  });

  test('shows no other error, and the page continues when the same person signs in again @night', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    const [first] = await findAgencies.shownAgencies();
    await signIn.endSessionElsewhere();
    await findAgencies.table
      .getByRole('gridcell', { name: first?.searchPremium ?? '' })
      .first()
      .click();
    await expect(ended(page)).toBeVisible();
    await signIn.session('analyst');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(ended(page)).toBeHidden();
    const panel = page.getByRole('complementary', { name: first?.name ?? '', exact: true });
    await expect(panel.getByRole('region', { name: /^Accounts \(\d+\)/ })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('hides filters that were not applied from the next person who signs in [PLUS-10] @night', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    await findAgencies.openFilters();
    await findAgencies.panel.getByRole('combobox', { name: 'Line of business' }).click();
    await page.getByRole('option', { name: 'Commercial' }).first().click();
    await signIn.endSessionElsewhere();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await ended(page).getByRole('button', { name: 'Sign in' }).click();
    expect(new URL(page.url()).href, 'the sign-in page knows nothing of the search').not.toContain('agency_state');
    await signIn.submitAs('commercial');
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(kept).not.toContain('ommercial');
    expect(kept).not.toContain('TX');
    await page.goto('/marketing/agencies');
    await expect(page.getByRole('heading', { name: 'Find agencies', level: 1 })).toBeVisible();
    await expect(findAgencies.panel).toBeHidden();
  });

  test('leads another person to the start page after the first one was signed out for inactivity [PLUS-10, AUTH-IDLE-1] @night', async ({
    signIn,
    findAgencies,
    context,
    page,
  }) => {
    await context.clock.install();
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    // What it asks for later would find no session.
    await untilFetched(page);
    await page.mouse.move(200, 200);
    await moveClock(context, 31 * minuteMs);
    await expect(reason(page)).toBeVisible();
    expect(page.url()).not.toContain('TX');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await signIn.submitAs('commercial');
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('TX');
  });

  test('leaves no data of the first person when another one signs in on the open page @night', async ({
    signIn,
    findAgencies,
    browser,
    context,
    page,
    platform,
  }) => {
    await signIn.as('commercial', '/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    const loaded = await page.evaluate(() => performance.timeOrigin);
    const foreign = await browser.newContext({ baseURL: platform.url });
    const foreignPage = await foreign.newPage();
    await new SignIn(foreignPage).throughPages('nobody');
    await foreignPage.getByRole('button', { name: 'Skip for now' }).click();
    await expect(foreignPage.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    await context.addCookies(await foreign.cookies());
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(findAgencies.table).toBeHidden();
    expect(await page.evaluate(() => performance.timeOrigin), 'the page was reloaded').toBeGreaterThan(loaded);
    await foreign.close();
  });
});
