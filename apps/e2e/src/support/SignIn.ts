import { expect, type Page } from '@playwright/test';

/** The demo people (docs/architecture.md, "Configuration"); all have the same password. */
export const demoPassword = 'insights-demo';
export type DemoPerson = 'analyst' | 'personal' | 'commercial' | 'benchmarks' | 'nobody' | 'blocked';

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
    await expect(this.#page.getByRole('button', { name: 'Account' })).toBeVisible();
  }

  async out(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Account' }).click();
    await this.#page.getByRole('menuitem', { name: 'Log out' }).click();
  }
}
