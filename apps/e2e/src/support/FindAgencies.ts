import { table, type TableObject } from '@agency-insights/data-table/playwright';
import { drawer, dropdown, type DrawerObject, type DropdownObject } from '@agency-insights/ui-kit/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectUncovered } from './expectUncovered.ts';

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
  /** The first section of the panel, which has the focus when the panel opens beside the page. */
  readonly firstSection: Locator;
  readonly #agencies: TableObject;
  readonly #filters: DrawerObject;
  /** The sentence that says what was found. */
  readonly summary: Locator;

  constructor(page: Page) {
    this.page = page;
    this.#agencies = table(page, 'Agencies');
    this.#filters = drawer(page, 'Filters');
    this.table = this.#agencies.element;
    this.panel = this.#filters.element;
    this.firstSection = this.panel.getByRole('button', { name: /^Agency( \(\d+\))?$/ });
    this.summary = page.getByRole('status', { name: 'Search result' });
  }

  async open(query: Record<string, string> = {}): Promise<void> {
    const search = new URLSearchParams(query).toString();
    await this.page.goto(`/marketing/agencies${search === '' ? '' : `?${search}`}`);
  }

  async openFilters(): Promise<void> {
    if (await this.#filters.isOpen()) return;
    await this.page.getByRole('button', { name: /^Filters( \d| ·|$)/ }).click();
    await expect(this.panel).toBeVisible();
  }

  async closeFilters(): Promise<void> {
    if (await this.#filters.isOpen()) await this.#filters.close('Close filters');
  }

  /** Picks options of a dropdown in the filter panel; `typed` narrows its list first. */
  async choose(field: string, options: string[], typed?: string): Promise<void> {
    await this.#chooseIn(dropdown(this.panel, field), options, typed);
  }

  /** Picks agencies by name in the page's own picker. */
  async chooseAgencies(names: string[], typed: string): Promise<void> {
    await this.#chooseIn(dropdown(this.page, 'Agency name'), names, typed);
  }

  async apply(): Promise<void> {
    await this.#filters.press('Apply');
  }

  /** Waits until a search has begun and come to its end, whatever it found: the sentence says how many agencies. */
  async settled(): Promise<void> {
    await expect(this.summary).toContainText(/\d agenc(y|ies)/);
    await expect(this.page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await expectUncovered(this.page);
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
    await this.#agencies.header(header).getByRole('button').first().click();
  }

  async #chooseIn(field: DropdownObject, options: string[], typed?: string): Promise<void> {
    if (typed === undefined) return field.choose(...options);
    for (const option of options) {
      await field.search(typed);
      await field.pick(option);
    }
    await field.close();
  }
}
