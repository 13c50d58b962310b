import { expect, type Page } from '@playwright/test';

interface Call {
  method: 'POST';
  path: string;
  body?: unknown;
}

const savedFilters = '/api/v1/authorization-store/saved-filters';

/** The saved searches of the person who is signed in, straight at the service: for what takes too many clicks. */
export class SavedSearches {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Saves `count` searches: `Search 1`, `Search 2`, … */
  async save(count: number, filters: Record<string, string>): Promise<void> {
    const names = Array.from({ length: count }, (_none, index) => `Search ${index + 1}`);
    await this.#call(
      names.map((filterName) => ({
        method: 'POST',
        path: savedFilters,
        body: { filterName, filterContent: { filters } },
      })),
    );
  }

  /** Saves what was searched under a name, as a person does it. */
  async saveAs(name: string): Promise<void> {
    const dialog = this.#page.getByRole('dialog', { name: 'Save search' });
    await this.#page.getByRole('button', { name: 'Save search' }).click();
    await dialog.getByRole('textbox', { name: /Search name/ }).fill(name);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  }

  async #call(calls: Call[]): Promise<unknown[]> {
    const answers = await this.#page.evaluate(async (wanted) => {
      const { accessToken } = (await (await fetch('/api/auth/session')).json()) as { accessToken: string };
      const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
      const read: { status: number; body: unknown }[] = [];
      for (const { method, path, body } of wanted) {
        const response = await fetch(path, { method, headers, body: JSON.stringify(body) });
        const text = await response.text();
        read.push({ status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) });
      }
      return read;
    }, calls);
    expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
    return answers.map(({ body }) => body);
  }
}
