import { dateRange, dropdown, getNamed, waitUntil, type TesterUser } from '@agency-insights/ui-kit/testing';
import { fireEvent, getConfig, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

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
} from './kinds.ts';
import { englishTableTexts } from '../texts/englishTableTexts.ts';

/** Presses keys and buttons: `userEvent` or `userEvent.setup(…)` of user-event. */
export type TableUser = TesterUser;

/** Options of a table's tester. */
export interface TableTesterOptions {
  /** Root element. Default: the document's body. */
  within?: HTMLElement;
  /** The user: `userEvent.setup(…)`, for tests with fake timers. Default: user-event with default settings. */
  user?: TableUser;
}

const cells = '[role="gridcell"][aria-colindex]';

const { filter: filterTexts, menu: menuTexts, toolbar: toolbarTexts } = englishTableTexts;

/** A direction of sorting. */
export type SortDirection = 'ascending' | 'descending' | 'none';

/** Test object of a `DataTable`. Only rows and columns in the viewport are rendered. */
export class TableTester {
  readonly #name: string;
  readonly #within: HTMLElement;
  readonly #user: TableUser;

  constructor(name: string, { within: container = document.body, user = userEvent }: TableTesterOptions = {}) {
    this.#name = name;
    this.#within = container;
    this.#user = user;
  }

  /** The table's element. */
  get element(): HTMLElement {
    return getNamed(this.#within, tableKind, this.#name);
  }

  /** Waits until the table has its rows. */
  async loaded(): Promise<void> {
    await waitUntil(() => {
      if (this.element.getAttribute('aria-busy') === 'true') throw new Error(`The table "${this.#name}" is loading`);
    });
  }

  /** Returns the headers of the columns, from left to right, without those of column groups. */
  headers(): string[] {
    return within(this.element)
      .getAllByRole('columnheader')
      .filter((header) => !header.hasAttribute('aria-colspan'))
      .map((header) => header.getAttribute('aria-label') ?? header.textContent ?? '');
  }

  /** The rows in view. */
  rows(): RowTester[] {
    const rows = within(this.element).getAllByRole('row');
    const withCells = rows.filter((row) => row.dataset['row'] !== footerRow && row.querySelector(cells));
    return withCells.map((row) => new RowTester(row, this.element, this.#user));
  }

  /** Returns the footer text below a header: "Sum $1,204". Throws without a footer. */
  footer(header: string): string {
    const row = this.element.querySelector<HTMLElement>(`[data-row="${footerRow}"]`);
    if (!row) throw new Error(`The table "${this.#name}" has no footer row`);
    return new RowTester(row, this.element, this.#user).cell(header);
  }

  /** Returns the row with a cell whose text, or first line, matches. Throws with the rows in view if there is none. */
  row(text: string): RowTester {
    const rows = this.rows();
    const found = rows.find((row) => row.has(text));
    if (!found)
      throw new Error(
        missingRow(
          this.#name,
          text,
          rows.map(({ first }) => first),
        ),
      );
    return found;
  }

  /** Returns the texts of a column's cells, from top to bottom. */
  column(header: string): string[] {
    return this.rows().map((row) => row.cell(header));
  }

  /** Returns a column's sort direction. */
  sorting(header: string): SortDirection {
    return (this.#header(header).getAttribute('aria-sort') ?? 'none') as SortDirection;
  }

  /** Sorts only by a column, with its header. */
  async sort(header: string, direction: SortDirection = 'ascending'): Promise<void> {
    for (let presses = 0; presses < 3 && this.sorting(header) !== direction; presses += 1) {
      await this.#user.click(within(this.#header(header)).getAllByRole('button')[0] as HTMLElement);
      await this.loaded();
    }
    if (this.sorting(header) !== direction) throw new Error(`The column "${header}" cannot be sorted ${direction}`);
  }

  /** Chooses an item in the menu of a column, such as "Hide column". */
  async menu(header: string, item: string): Promise<void> {
    await this.#user.click(within(this.#header(header)).getAllByRole('button').at(-1) as HTMLElement);
    try {
      await this.#user.click(await waitUntil(() => getNamed(document.body, itemKind, item)));
    } catch (error) {
      // An open menu would hide the page from what the test does next.
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
      throw error;
    }
  }

  /**
   * Sets the filter of a column: a text, the lower and the upper bound of numbers ('' for none), a day as yyyy-mm-dd, or the
   * labels of the values to choose or to take out. The page is in English.
   */
  async filter(header: string, ...values: string[]): Promise<void> {
    await this.menu(header, menuTexts.filter);
    const dialog = await waitUntil(() => getNamed(document.body, dialogKind, filterTexts.of(header)));
    const control = await waitUntil(() => {
      const found = dialog.querySelector('[role="group"]:not([aria-busy]), input, button[aria-haspopup="dialog"]');
      if (!found) throw new Error(`The filter of "${header}" is loading`);
      return found;
    });
    const list = within(dialog).queryByRole('group', { name: header });
    if (list) for (const value of values) await this.#user.click(within(list).getByTitle(value));
    else if (control.matches('button'))
      await dateRange(header, { within: dialog, user: this.#user }).choose(values[0] ?? '');
    else
      for (const [place, value] of values.entries())
        await this.#fill(within(dialog).getAllByRole('textbox')[place], value);
    const apply = within(dialog).queryByRole('button', { name: filterTexts.apply });
    if (apply) await this.#user.click(apply);
    else fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Escape' });
    await this.loaded();
  }

  /**
   * Searches the table.
   * @param label The label of the search. Default: the English one.
   */
  async search(text: string, label: string = toolbarTexts.search): Promise<void> {
    const closed = within(this.#around(`[aria-label="${label}"]`)).queryByRole('button', { name: label });
    if (closed) await this.#user.click(closed);
    const field = getNamed(this.#around(`input[aria-label="${label}"]`), fieldKind, label);
    await this.#fill(field, text);
    fireEvent.keyDown(field, { key: 'Enter' });
    await this.loaded();
  }

  /** Goes to a page, from 1, with the buttons below the table. */
  async goToPage(page: number): Promise<void> {
    const pages = '[data-pagination]';
    const buttons = () =>
      within(this.#around(pages).querySelector<HTMLElement>(pages) ?? this.element).getAllByRole<HTMLButtonElement>(
        'button',
      );
    // With the buttons of the first and the last page around them.
    const next = buttons().length / 2;
    const press = async (place: number) => {
      const button = buttons()[place];
      // A button that has the focus stays in place at an end.
      if (!button || button.disabled || button.getAttribute('aria-disabled') === 'true') return false;
      await this.#user.click(button);
      return true;
    };
    while (await press(next - 1));
    for (let shown = 1; shown < page; shown += 1) {
      if (!(await press(next))) throw new Error(`There is no page ${page}: the last one is ${shown}`);
    }
    await this.loaded();
  }

  /**
   * Selects the cells between two: `selectCells(['Lone Star', 'City'], ['Brazos', 'Premium'])`. Needs the plug-in `cellRanges`,
   * whose ranges have no pinned rows.
   */
  async selectCells(from: CellAddress, to: CellAddress): Promise<void> {
    const listed = (text: string) => this.rows().find((row) => !row.element.matches(pinnedRow) && row.has(text));
    const cell = ([row, header]: CellAddress) => (listed(row) ?? this.row(row)).cellElement(header);
    await this.#user.click(cell(from));
    // Without `userEvent.setup(…)`, user-event forgets that Shift is held.
    const press = { shiftKey: true, button: 0 };
    for (const event of [
      fireEvent.pointerDown,
      fireEvent.mouseDown,
      fireEvent.pointerUp,
      fireEvent.mouseUp,
      fireEvent.click,
    ])
      event(cell(to), press);
  }

  /** Undoes the last edit, by keyboard. */
  async undo(): Promise<void> {
    await this.#pressInCell('{Control>}z{/Control}');
  }

  /** Redoes the edit undone last, by keyboard. */
  async redo(): Promise<void> {
    await this.#pressInCell('{Control>}y{/Control}');
  }

  /**
   * Presses the button that exports the table, and returns the text of the file.
   * @param label The button's label. Default: the English one.
   */
  async exportCsv(label: string = toolbarTexts.export): Promise<string> {
    const files: Blob[] = [];
    const { createObjectURL, revokeObjectURL } = URL;
    const { click } = HTMLAnchorElement.prototype;
    // The test environment has no downloads.
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    });
    HTMLAnchorElement.prototype.click = () => undefined;
    try {
      await this.#user.click(getNamed(this.#within, buttonKind, label));
      return await readText(
        await waitUntil(() => {
          if (!files[0]) throw new Error(`The button "${label}" has saved no file`);
          return files[0];
        }),
      );
    } finally {
      Object.assign(URL, { createObjectURL, revokeObjectURL });
      HTMLAnchorElement.prototype.click = click;
    }
  }

  async #pressInCell(keys: string): Promise<void> {
    const cell =
      this.element.querySelector<HTMLElement>(`${cells}[tabindex="0"]`) ??
      this.element.querySelector<HTMLElement>(cells);
    getConfig().eventWrapper(() => cell?.focus());
    await this.#user.keyboard(keys);
  }

  async #fill(field: HTMLElement | undefined, text: string): Promise<void> {
    if (!field) throw new Error(`There is no further field for "${text}"`);
    await this.#user.clear(field);
    if (text !== '') await this.#user.type(field, escapedKeys(text));
  }

  /** The nearest element around the table that contains an element: its toolbar and footer are beside the grid. */
  #around(selector: string): HTMLElement {
    let box: HTMLElement | null = this.element;
    while (box && !box.querySelector(selector)) box = box.parentElement;
    return box ?? this.#within;
  }

  #header(name: string): HTMLElement {
    return getNamed(this.element, columnKind, name);
  }
}

/** A row of a table. */
export class RowTester {
  /** Its element. */
  readonly element: HTMLElement;
  readonly #table: HTMLElement;
  readonly #user: TableUser;

  constructor(element: HTMLElement, table: HTMLElement, user: TableUser) {
    this.element = element;
    this.#table = table;
    this.#user = user;
  }

  /** The element of the cell below a header. */
  cellElement(header: string): HTMLElement {
    const column = getNamed(this.#table, columnKind, header).getAttribute('aria-colindex');
    const cell = this.element.querySelector<HTMLElement>(`[role="gridcell"][aria-colindex="${column}"]`);
    if (!cell) throw new Error(`The row has no cell below "${header}" in view`);
    return cell;
  }

  /** The text of the cell below a header; of a checkbox "true" or "false". */
  cell(header: string): string {
    const cell = this.cellElement(header);
    const box = cell.querySelector<HTMLInputElement>(checkbox);
    return box ? String(box.checked) : (cell.textContent ?? '').trim();
  }

  /** The text of the first cell that has one. */
  get first(): string {
    return [...this.element.querySelectorAll(cells)].map((cell) => cell.textContent?.trim() ?? '').find(Boolean) ?? '';
  }

  /**
   * Types a new value into a cell that can be edited, or chooses the option with this label in its list. Throws with the reason
   * if the table refuses it, or with the options in the list.
   */
  async edit(header: string, value: string): Promise<void> {
    const cell = this.cellElement(header);
    await this.#user.click(cell);
    await this.#user.keyboard('{F2}');
    if (within(cell).queryByRole('combobox')) return this.#choose(cell, header, value);
    const field = within(cell).queryByRole('textbox');
    if (!field) throw new Error(fieldless(header));
    await this.#user.clear(field);
    await this.#user.type(field, `${escapedKeys(value)}{Enter}`);
    if (field.isConnected && field.ariaInvalid === 'true')
      throw new Error(refused(value, header, field.ariaDescription));
  }

  async #choose(cell: HTMLElement, header: string, label: string): Promise<void> {
    const list = dropdown(header, { within: cell, user: this.#user });
    if (list.field instanceof HTMLInputElement) await list.search(label);
    await list.pick(label);
    const refusing = cell.querySelector<HTMLElement>(refusingField);
    if (refusing) throw new Error(refused(label, header, refusing.dataset['fault']));
  }

  /** Whether a cell, or part of a cell, has a text. */
  has(text: string): boolean {
    return [...this.element.querySelectorAll('[role="gridcell"], [role="gridcell"] *')].some(
      (part) => part.textContent?.trim() === text,
    );
  }

  /** Whether the row is selected. */
  get isSelected(): boolean {
    return this.element.getAttribute('aria-selected') === 'true';
  }

  /** Whether the row is expanded; null if it has no children. */
  get isOpen(): boolean | null {
    const expanded = this.element.getAttribute('aria-expanded');
    return expanded === null ? null : expanded === 'true';
  }

  /** Clicks the row, in its last cell. */
  async click(): Promise<void> {
    await this.#user.click(within(this.element).getAllByRole('gridcell').at(-1) as HTMLElement);
  }

  /** Toggles the row's checkbox. */
  async toggle(): Promise<void> {
    await this.#user.click(within(this.element).getAllByRole('checkbox')[0] as HTMLElement);
  }

  /** Expands or collapses the row. */
  async toggleNested(): Promise<void> {
    await this.#user.click(this.element.querySelector('[data-expander]') as HTMLElement);
  }
}

/** user-event reads braces and brackets as keys; doubled they are themselves. */
function escapedKeys(text: string): string {
  return text.replace(/[{[]/g, '$&$&');
}

/** Returns the text of a file. The test environment's files have no `text()`. */
function readText(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(file);
  });
}

/** Returns the table with a name: `table('Agencies').row('Lone Star').cell('Premium')`. */
export function table(name: string, options?: TableTesterOptions): TableTester {
  return new TableTester(name, options);
}
