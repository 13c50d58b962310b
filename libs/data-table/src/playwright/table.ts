import type { Locator, Page } from '@playwright/test';

/** Page object of a `DataTable`. Only rows and columns in the viewport are rendered. */
export class TableObject {
  /** The table's element. */
  readonly element: Locator;
  readonly #page: Page;

  constructor(within: Page | Locator, name: string) {
    this.#page = 'page' in within ? within.page() : within;
    this.element = within
      .getByRole('grid', { name, exact: true })
      .or(within.getByRole('treegrid', { name, exact: true }));
  }

  /** Waits until the table has its rows. */
  async loaded(): Promise<void> {
    await this.element.and(this.#page.locator(':not([aria-busy="true"])')).waitFor();
  }

  /** The header of a column. */
  header(name: string): Locator {
    return this.element.getByRole('columnheader', { name, exact: true });
  }

  /** Returns the headers of the columns, from left to right, without those of column groups. */
  async headers(): Promise<string[]> {
    const ofColumns = this.#page.locator(':not([aria-colspan])');
    const headers = await this.element.getByRole('columnheader').and(ofColumns).all();
    return Promise.all(
      headers.map(async (header) => (await header.getAttribute('aria-label')) ?? (await header.innerText())),
    );
  }

  /** The rows in view. */
  get rows(): Locator {
    const withCells = this.#page.locator('[role="gridcell"][aria-colindex]');
    return this.element.locator('[role="row"]:not([data-row="Infinity"])').filter({ has: withCells });
  }

  /** Returns the footer text below a header: "Sum $1,204". */
  async footer(header: string): Promise<string> {
    const text = await new RowObject(this.element.locator('[role="row"][data-row="Infinity"]'), this).cell(header);
    return text.replace(/\s+/g, ' ');
  }

  /** Returns the row with a cell, or part of a cell, whose whole text matches. */
  row(text: string): RowObject {
    const row = this.rows.filter({ has: this.#page.getByText(text, { exact: true }) }).first();
    return new RowObject(row, this);
  }

  /** Returns the texts of a column's cells, from top to bottom. */
  async column(header: string): Promise<string[]> {
    const column = await this.header(header).getAttribute('aria-colindex');
    const texts = await this.rows.locator(`[role="gridcell"][aria-colindex="${column}"]`).allInnerTexts();
    return texts.map((text) => text.trim());
  }

  /** Sorts only by a column, with its header. */
  async sort(header: string, direction: 'ascending' | 'descending' | 'none' = 'ascending'): Promise<void> {
    const sorting = async () => (await this.header(header).getAttribute('aria-sort')) ?? 'none';
    for (let presses = 0; presses < 3 && (await sorting()) !== direction; presses += 1) {
      await this.header(header).getByRole('button').first().click();
      await this.loaded();
    }
    if ((await sorting()) !== direction) throw new Error(`The column "${header}" cannot be sorted ${direction}`);
  }

  /** Chooses an item in the menu of a column, such as "Hide column". */
  async menu(header: string, item: string): Promise<void> {
    await this.header(header).getByRole('button').last().click();
    await this.#page.getByRole('menuitem', { name: item, exact: true }).click();
  }
}

/** A row of a table in a browser. */
export class RowObject {
  /** Its element. */
  readonly element: Locator;
  readonly #table: TableObject;

  constructor(element: Locator, table: TableObject) {
    this.element = element;
    this.#table = table;
  }

  /** The text of the cell below a header. */
  async cell(header: string): Promise<string> {
    const column = await this.#table.header(header).getAttribute('aria-colindex');
    return (await this.element.locator(`[role="gridcell"][aria-colindex="${column}"]`).innerText()).trim();
  }

  /** Whether the row is selected. */
  async isSelected(): Promise<boolean> {
    return (await this.element.getAttribute('aria-selected')) === 'true';
  }

  /** Clicks the row, in its last cell. */
  async click(): Promise<void> {
    await this.element.getByRole('gridcell').last().click();
  }

  /** Toggles the row's checkbox. */
  async toggle(): Promise<void> {
    await this.element.getByRole('checkbox').first().click();
  }

  /** Expands or collapses the row. */
  async toggleNested(): Promise<void> {
    await this.element.locator('[data-expander]').click();
  }
}

/** Returns the table with a name: `await table(page, 'Agencies').row('Lone Star').cell('Premium')`. */
export function table(within: Page | Locator, name: string): TableObject {
  return new TableObject(within, name);
}
