import { expect, type Page } from '@playwright/test';

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

  /** Opens a page of the product as a person who is not signed in yet, signs in and waits to be back. */
  async as(person: DemoPerson, pathname = '/marketing/agencies'): Promise<void> {
    await this.#page.goto(pathname);
    await this.submit(`${person}@demo.test`, demoPassword);
    await expect(this.#page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  }

  /** Ends the session on the server without the page noticing, as signing out in another browser does. */
  async endSessionElsewhere(): Promise<void> {
    await this.#page.evaluate(async () => {
      const { csrfToken } = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string };
      const body = new URLSearchParams({ csrfToken, callbackUrl: '/', json: 'true' });
      await fetch('/api/auth/signout', { method: 'POST', body });
    });
  }

  async out(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Account', exact: true }).click();
    await this.#page.getByRole('menuitem', { name: 'Log out' }).click();
  }
}
