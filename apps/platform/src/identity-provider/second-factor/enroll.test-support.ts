import { Secret, TOTP } from 'otpauth';
import type { Enrollment, User } from '@agency-insights/insights-api/contract';
import { demoPassword } from '../demoPeople.ts';
import { Browser, type LoadedPage } from '../../testing/Browser.test-support.ts';
import type { SignedIn, TestPlatform } from '../../testing/startPlatform.test-support.ts';

/** Result of setting up an authenticator app. */
export interface EnrolledApp {
  secret: string;
  recoveryCodes: string[];
}

/** Requests the address for setting up a second factor. */
export async function beginEnrollment(platform: TestPlatform, { headers }: Pick<SignedIn, 'headers'>): Promise<string> {
  const answer = await fetch(`${platform.url}/api/v1/identity/enroll-mfa`, { method: 'POST', headers });
  if (answer.status !== 200) throw new Error(`No enrolment: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as Enrollment).enrollment_url;
}

/** Sets an authenticator app up by the pages that users use; `now` is the app's clock. */
export async function enrollApp(platform: TestPlatform, person: SignedIn, now: number): Promise<EnrolledApp> {
  const first = await person.browser.open(await beginEnrollment(platform, person));
  if (first.html.includes('name="password"')) await person.browser.submit(first, { password: demoPassword });
  const page = await person.browser.open(`${platform.issuer}/mfa/enroll/app`);
  const secret = secretOf(page);
  const codes = await person.browser.submit(page, { code: codeAt(secret, now) });
  return { secret, recoveryCodes: recoveryCodesOf(codes) };
}

/** The key that the page of the authenticator app shows. */
export function secretOf({ html }: LoadedPage): string {
  return (/<span class="key">([A-Z2-7 ]+)<\/span>/.exec(html)?.[1] ?? '').replaceAll(' ', '');
}

/** The recovery codes that a page shows. */
export function recoveryCodesOf({ html }: LoadedPage): string[] {
  return [...html.matchAll(/<li>(\w{5}-\w{5})<\/li>/g)].map(([, code = '']) => code);
}

/** The code that an authenticator app shows at a time. */
export function codeAt(secret: string, now: number): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now });
}

/** Gives the right password; the page that comes next. */
export async function givePassword(
  platform: TestPlatform,
  name: string,
  browser = new Browser(),
): Promise<{ browser: Browser; page: LoadedPage }> {
  const page = await platform.openSignIn(browser);
  return { browser, page: await browser.submit(page, { email: `${name}@demo.test`, password: demoPassword }) };
}

/** Whether a user is signed in to the product in a browser. */
export async function isSignedIn(platform: TestPlatform, browser: Browser): Promise<boolean> {
  const session = await browser.json<{ accessToken?: string }>(`${platform.url}/api/auth/session`);
  return session.accessToken !== undefined;
}

/** The user's factors, as the product reads them. */
export async function methodsOf(
  platform: Pick<TestPlatform, 'url'>,
  { headers }: Pick<SignedIn, 'headers'>,
): Promise<string[]> {
  const answer = await fetch(`${platform.url}/api/v1/identity/users/self`, { headers });
  return ((await answer.json()) as User).authentication_methods;
}
