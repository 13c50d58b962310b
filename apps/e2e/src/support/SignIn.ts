import { expect, type Page } from '@playwright/test';
import { expectUncovered } from './expectUncovered.ts';
import { untilFetched } from './untilFetched.ts';

/** The demo people (docs/architecture.md, "Configuration"); all have the same password. */
export const demoPassword = 'insights-demo';
export type DemoPerson = 'admin' | 'analyst' | 'personal' | 'commercial' | 'benchmarks' | 'nobody' | 'blocked';

/** Ids of the demo people in the product. */
export const demoPersonIds = ['admin', 'analyst', 'personal', 'commercial', 'benchmarks', 'nobody'].map(
  (name) => `demo-${name}`,
);

/** Signing in and out, as a person does it. */
export class SignIn {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Fills and sends the provider's page, which must be open. */
  async submit(email: string, password: string): Promise<void> {
    await this.#page.getByLabel('Email').fill(email);
    await this.#page.getByLabel('Password').fill(password);
    await this.#page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  /** Sends the provider's page, which must be open, for a demo person. */
  async submitAs(person: DemoPerson): Promise<void> {
    await this.submit(`${person}@demo.test`, demoPassword);
  }

  /** Opens a page of the product and signs in on the way, through the pages; waits for nothing after it. */
  async throughPages(person: DemoPerson, pathname = '/'): Promise<void> {
    await this.#page.goto(pathname);
    await this.submitAs(person);
  }

  /** Signs a user in, opens a page of the product and waits until it can be used. */
  async as(person: DemoPerson, pathname = '/marketing/agencies'): Promise<void> {
    await this.session(person);
    await this.#page.goto(pathname);
    await expect(this.#page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    await expectUncovered(this.#page);
  }

  /**
   * Signs a person in with the requests that the pages of signing in send, and opens none of them. Journeys about
   * signing in go through the pages.
   */
  async session(person: DemoPerson): Promise<void> {
    const { request } = this.#page;
    const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string };
    const form = { csrfToken, callbackUrl: '/', json: 'true' };
    const start = (await (await request.post('/api/auth/signin/insights', { form })).json()) as { url: string };
    const signInPage = await request.get(start.url);
    const action = /<form method="post" action="([^"]*)"/.exec(await signInPage.text())?.[1] ?? '';
    const landed = await request.post(new URL(action.replaceAll('&amp;', '&'), signInPage.url()).href, {
      form: { email: `${person}@demo.test`, password: demoPassword },
      headers: { origin: new URL(signInPage.url()).origin },
    });
    expect(new URL(landed.url()).pathname, `where ${person} lands after signing in`).toBe('/');
  }

  /** Ends the session on the server without the page noticing, as signing out in another browser does. */
  async endSessionElsewhere(): Promise<void> {
    await untilFetched(this.#page);
    await this.#page.evaluate(async () => {
      const { csrfToken } = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string };
      const body = new URLSearchParams({ csrfToken, callbackUrl: '/', json: 'true' });
      await fetch('/api/auth/signout', { method: 'POST', body });
    });
  }

  /** Signs out, and goes on to the page of signing in. */
  async out(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Account', exact: true }).click();
    await this.#page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(this.#page.getByRole('heading', { name: 'Signed out' })).toBeVisible();
    await this.#page.getByRole('button', { name: 'Sign in' }).click();
  }
}
