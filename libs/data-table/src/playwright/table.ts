import { dateRange, dropdown, findNamed, namedLocator } from '@agency-insights/ui-kit/playwright';
import type { Locator, Page } from '@playwright/test';
import {
  buttonKind,
  checkbox,
  columnKind,
  dialogKind,
  fieldKind,
  fieldless,
  footerRow,
  itemKind,
  missingRow,
  pinnedRow,
  refused,
  refusingField,
  tableKind,
  type CellAddress,
} from '../testers/kinds.ts';
import { englishTableTexts } from '../texts/englishTableTexts.ts';

/** For how long a row or a field is waited for, in ms. */
const settleMs = 5_000;

const { filter: filterTexts, menu: menuTexts, toolbar: toolbarTexts } = englishTableTexts;

/**
 * Page object of a `DataTable`. Only rows and columns in the viewport are rendered. A wrong name fails with the names that exist,
 * once the page is still.
 */
export class TableObject {
  /** The table's element. */
  readonly element: Locator;
  readonly #within: Page | Locator;
  readonly #name: string;
  readonly #page: Page;

  constructor(within: Page | Locator, name: string) {
    this.#within = within;
    this.#name = name;
    this.#page = 'page' in within ? within.page() : within;
    this.element = namedLocator(within, tableKind, name);
  }

  /** Waits until the table has its rows. */
  async loaded(): Promise<void> {
    const found = await findNamed(this.#within, tableKind, this.#name);
    await found.and(this.#page.locator(':not([aria-busy="true"])')).waitFor();
  }

  /** The header of a column. */
  header(name: string): Locator {
    return namedLocator(this.element, columnKind, name);
  }

  /** Waits for the header of a column. Throws with the names of the columns if there is none. */
  async findHeader(name: string): Promise<Locator> {
    await findNamed(this.#within, tableKind, this.#name);
    return findNamed(this.element, columnKind, name);
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
    return this.element.locator(`[role="row"]:not([data-row="${footerRow}"])`).filter({ has: withCells });
  }

  /** Returns the footer text below a header: "Sum $1,204". */
  async footer(header: string): Promise<string> {
    const row = this.element.locator(`[role="row"][data-row="${footerRow}"]`);
    const text = await new RowObject(row, this, 'of the footer').cell(header);
    return text.replace(/\s+/g, ' ');
  }

  /** Returns the row with a cell, or part of a cell, whose whole text matches. */
  row(text: string): RowObject {
    return new RowObject(this.#rowsWith(text).first(), this, text);
  }

  /** Waits for a row. Throws with the rows in view if there is none. */
  async findRow(row: Locator, text: string): Promise<void> {
    const isFound = await row.waitFor({ timeout: settleMs }).then(
      () => true,
      () => false,
    );
    if (isFound) return;
    const first = this.#page.locator('[role="gridcell"][aria-colindex]').filter({ hasText: /\S/ }).first();
    const rows = await this.rows.all();
    throw new Error(missingRow(this.#name, text, await Promise.all(rows.map((one) => one.locator(first).innerText()))));
  }

  #rowsWith(text: string): Locator {
    return this.rows.filter({ has: this.#page.getByText(text, { exact: true }) });
  }

  /** Returns the texts of a column's cells, from top to bottom. */
  async column(header: string): Promise<string[]> {
    const column = await (await this.findHeader(header)).getAttribute('aria-colindex');
    const texts = await this.rows.locator(`[role="gridcell"][aria-colindex="${column}"]`).allInnerTexts();
    return texts.map((text) => text.trim());
  }

  /** Sorts only by a column, with its header. */
  async sort(header: string, direction: 'ascending' | 'descending' | 'none' = 'ascending'): Promise<void> {
    const found = await this.findHeader(header);
    const sorting = async () => (await found.getAttribute('aria-sort')) ?? 'none';
    for (let presses = 0; presses < 3 && (await sorting()) !== direction; presses += 1) {
      await found.getByRole('button').first().click();
      await this.loaded();
    }
    if ((await sorting()) !== direction) throw new Error(`The column "${header}" cannot be sorted ${direction}`);
  }

  /** Chooses an item in the menu of a column, such as "Hide column". */
  async menu(header: string, item: string): Promise<void> {
    await (await this.findHeader(header)).getByRole('button').last().click();
    await (await findNamed(this.#page, itemKind, item)).click();
  }

  /**
   * Sets the filter of a column: a text, the lower and the upper bound of numbers ('' for none), a day as yyyy-mm-dd, or the
   * labels of the values to choose or to take out. The page is in English.
   */
  async filter(header: string, ...values: string[]): Promise<void> {
    await this.menu(header, menuTexts.filter);
    const dialog = await findNamed(this.#page, dialogKind, filterTexts.of(header));
    const list = dialog.getByRole('group', { name: header, exact: true });
    const fields = namedLocator(dialog, fieldKind);
    const day = dialog.locator('button[aria-haspopup="dialog"]');
    await list.or(fields).or(day).first().waitFor();
    if (await list.isVisible()) {
      for (const value of values) await list.getByTitle(value, { exact: true }).click();
    } else if (await day.isVisible()) {
      await dateRange(dialog, header).choose(values[0] ?? '');
    } else {
      for (const [place, value] of values.entries()) await fields.nth(place).fill(value);
    }
    const apply = namedLocator(dialog, buttonKind, filterTexts.apply);
    if (await apply.isVisible()) await apply.click();
    else if (await dialog.isVisible()) await dialog.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await this.loaded();
  }

  /**
   * Searches the table.
   * @param label The label of the search. Default: the English one.
   */
  async search(text: string, label: string = toolbarTexts.search): Promise<void> {
    const closed = namedLocator(this.#around(`button[@aria-label="${label}"]`), buttonKind, label);
    if (await closed.isVisible()) await closed.click();
    const field = namedLocator(this.#around(`input[@aria-label="${label}"]`), fieldKind, label);
    await field.fill(text);
    await field.press('Enter');
    await this.loaded();
  }

  /** Goes to a page, from 1, with the buttons below the table. */
  async goToPage(page: number): Promise<void> {
    const buttons = this.#around('nav[@data-pagination]').locator('[data-pagination]').getByRole('button');
    await buttons.first().waitFor();
    // With the buttons of the first and the last page around them.
    const next = (await buttons.count()) / 2;
    while (await buttons.nth(next - 1).isEnabled()) await buttons.nth(next - 1).click();
    for (let shown = 1; shown < page; shown += 1) {
      if (await buttons.nth(next).isDisabled()) throw new Error(`There is no page ${page}: the last one is ${shown}`);
      await buttons.nth(next).click();
    }
    await this.loaded();
  }

  /**
   * Selects the cells between two: `selectCells(['Lone Star', 'City'], ['Brazos', 'Premium'])`. Needs the plug-in `cellRanges`,
   * whose ranges have no pinned rows.
   */
  async selectCells(from: CellAddress, to: CellAddress): Promise<void> {
    const listed = this.#page.locator(`:not(${pinnedRow})`);
    const cell = ([text, header]: CellAddress) =>
      new RowObject(this.#rowsWith(text).and(listed).first(), this, text).cellElement(header);
    await (await cell(from)).click();
    await (await cell(to)).click({ modifiers: ['Shift'] });
  }

  /** Undoes the last edit, by keyboard. */
  async undo(): Promise<void> {
    await this.#pressInCell('ControlOrMeta+z');
  }

  /** Redoes the edit undone last, by keyboard. */
  async redo(): Promise<void> {
    await this.#pressInCell('ControlOrMeta+Shift+z');
  }

  /**
   * Presses the button that exports the table, and returns the text of the file.
   * @param label The button's label. Default: the English one.
   */
  async exportCsv(label: string = toolbarTexts.export): Promise<string> {
    const button = await findNamed(this.#within, buttonKind, label);
    const [download] = await Promise.all([this.#page.waitForEvent('download'), button.click()]);
    const chunks: Uint8Array[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Uint8Array);
    return new TextDecoder().decode(await new Blob(chunks as BlobPart[]).arrayBuffer());
  }

  async #pressInCell(keys: string): Promise<void> {
    const cells = this.element.locator('[role="gridcell"][aria-colindex]');
    const focused = cells.and(this.#page.locator('[tabindex="0"]'));
    await ((await focused.count()) > 0 ? focused.first() : cells.first()).press(keys);
  }

  /** The nearest element around the table that contains an element: its toolbar and footer are beside the grid. */
  #around(inside: string): Locator {
    return this.element.locator(`xpath=ancestor::*[.//${inside}][1]`);
  }
}

/** A row of a table in a browser. */
export class RowObject {
  /** Its element. */
  readonly element: Locator;
  readonly #table: TableObject;
  readonly #text: string;

  constructor(element: Locator, table: TableObject, text: string) {
    this.element = element;
    this.#table = table;
    this.#text = text;
  }

  /** The element of the cell below a header. */
  async cellElement(header: string): Promise<Locator> {
    const column = await (await this.#table.findHeader(header)).getAttribute('aria-colindex');
    await this.#table.findRow(this.element, this.#text);
    return this.element.locator(`[role="gridcell"][aria-colindex="${column}"]`);
  }

  /** The text of the cell below a header; of a checkbox "true" or "false". */
  async cell(header: string): Promise<string> {
    const cell = await this.cellElement(header);
    const box = cell.locator(checkbox);
    return (await box.count()) > 0 ? String(await box.isChecked()) : (await cell.innerText()).trim();
  }

  /**
   * Types a new value into a cell that can be edited, or chooses the option with this label in its list. Throws with the reason
   * if the table refuses it, or with the options in the list.
   */
  async edit(header: string, value: string): Promise<void> {
    const cell = await this.cellElement(header);
    await cell.dblclick();
    const field = cell.getByRole('textbox').or(cell.getByRole('combobox'));
    await field.waitFor({ timeout: settleMs }).catch(() => {
      throw new Error(fieldless(header));
    });
    if ((await field.getAttribute('role')) === 'combobox') return this.#choose(cell, header, value);
    await field.fill(value);
    await field.press('Enter');
    const wrong = cell.locator('[aria-invalid="true"]');
    if ((await wrong.count()) > 0)
      throw new Error(refused(value, header, await wrong.getAttribute('aria-description')));
  }

  async #choose(cell: Locator, header: string, label: string): Promise<void> {
    const list = dropdown(cell, header);
    if (await list.field.evaluate((field) => field instanceof HTMLInputElement)) await list.search(label);
    await list.pick(label);
    const refusing = cell.locator(refusingField);
    if ((await refusing.count()) > 0)
      throw new Error(refused(label, header, await refusing.getAttribute('data-fault')));
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
