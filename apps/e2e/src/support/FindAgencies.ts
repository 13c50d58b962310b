import { expect, type Locator, type Page } from '@playwright/test';

/** One row of the result, as a person reads it. */
export interface ShownAgency {
  name: string;
  place: string;
  /** As shown: `$38,412,650`. */
  searchPremium: string;
  writtenPremium: string;
  policies: string;
}

/** The Find agencies screen as a person uses it: by roles and names alone. */
export class FindAgencies {
  readonly page: Page;
  readonly table: Locator;
  readonly panel: Locator;
  /** The sentence that says what was found. */
  readonly summary: Locator;

  constructor(page: Page) {
    this.page = page;
    this.table = page.getByRole('grid', { name: 'Agencies' });
    this.panel = page.getByRole('complementary', { name: 'Filters' });
    this.summary = page.getByRole('status', { name: 'Search result' });
  }

  async open(query: Record<string, string> = {}): Promise<void> {
    const search = new URLSearchParams(query).toString();
    await this.page.goto(`/marketing/agencies${search === '' ? '' : `?${search}`}`);
  }

  async openFilters(): Promise<void> {
    if (await this.panel.isVisible()) return;
    await this.page.getByRole('button', { name: /^Filters( \d|$)/ }).click();
    await expect(this.panel).toBeVisible();
  }

  async closeFilters(): Promise<void> {
    if (!(await this.panel.isVisible())) return;
    await this.panel.getByRole('button', { name: 'Close filters' }).click();
    await expect(this.panel).toBeHidden();
  }

  /** Picks options of a dropdown in the filter panel; `typed` narrows its list first. */
  async choose(field: string, options: string[], typed?: string): Promise<void> {
    await this.#chooseIn(this.panel.getByRole('combobox', { name: field, exact: true }), options, typed);
  }

  /** Picks agencies by name in the page's own picker. */
  async chooseAgencies(names: string[], typed: string): Promise<void> {
    await this.#chooseIn(this.page.getByRole('combobox', { name: 'Agency name' }), names, typed);
  }

  async apply(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Apply', exact: true }).click();
  }

  /** Waits until a search has begun and come to its end, whatever it found: the sentence says how many agencies. */
  async settled(): Promise<void> {
    await expect(this.summary).toContainText(/\d agenc(y|ies)/);
    await expect(this.page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  }

  /** The agencies on the page that shows, top to bottom. */
  async shownAgencies(): Promise<ShownAgency[]> {
    await this.settled();
    await expect(this.table.getByRole('gridcell').first()).toBeVisible();
    const columns = await this.table.getByRole('columnheader').allInnerTexts();
    const rows = await this.table.getByRole('row').all();
    const cellsOfRows = await Promise.all(rows.map((row) => row.getByRole('gridcell').allInnerTexts()));
    return cellsOfRows
      .filter((cells) => cells.length > 0)
      .map((cells) => {
        const cell = (header: string) => cells[columns.findIndex((text) => text.includes(header))]?.trim() ?? '';
        const [name = '', place = ''] = cell('Agency').split('\n');
        return {
          name,
          place,
          searchPremium: cell('Search premium'),
          writtenPremium: cell('Written premium'),
          policies: cell('Policies'),
        };
      });
  }

  /** Sorts by a column, as its header does; again for the other direction. */
  async sortBy(header: string): Promise<void> {
    await this.table.getByRole('columnheader', { name: header }).getByRole('button').first().click();
  }

  async #chooseIn(combobox: Locator, options: string[], typed?: string): Promise<void> {
    await combobox.click();
    // Long lists draw only what is in view: a person types to get there.
    const canType = await combobox.evaluate((element) => element instanceof HTMLInputElement);
    for (const option of options) {
      if (canType) await combobox.fill(typed ?? option);
      await this.page.getByRole('option', { name: option }).first().click();
    }
    // A list for one choice has closed itself; another Escape would close the panel around it.
    if ((await combobox.getAttribute('aria-expanded')) === 'true') await combobox.press('Escape');
  }
}
