import { getNamed, waitUntil } from '@agency-insights/ui-kit/testing';
import { fireEvent, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

/** Presses buttons: `userEvent` or `userEvent.setup(…)` of user-event. */
export interface TableUser {
  click: (element: Element) => Promise<unknown>;
}

/** Options of a table's tester. */
export interface TableTesterOptions {
  /** Root element. Default: the document's body. */
  within?: HTMLElement;
  /** The user: `userEvent.setup(…)`, for tests with fake timers. Default: user-event with default settings. */
  user?: TableUser;
}

/** Row value of the footer row. */
const footer = 'Infinity';
const cells = '[role="gridcell"][aria-colindex]';

const tableKind = { kind: 'table', roles: ['treegrid', 'grid'] };
const columnKind = { kind: 'column', roles: ['columnheader'] };
const itemKind = { kind: 'menu item', roles: ['menuitem'] };

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
    const withCells = rows.filter((row) => row.dataset['row'] !== footer && row.querySelector(cells));
    return withCells.map((row) => new RowTester(row, this.element, this.#user));
  }

  /** Returns the footer text below a header: "Sum $1,204". Throws without a footer. */
  footer(header: string): string {
    const row = this.element.querySelector<HTMLElement>(`[data-row="${footer}"]`);
    if (!row) throw new Error(`The table "${this.#name}" has no footer row`);
    return new RowTester(row, this.element, this.#user).cell(header);
  }

  /** Returns the row with a cell whose text, or first line, matches. Throws if there is none. */
  row(text: string): RowTester {
    const found = this.rows().find((row) => row.has(text));
    if (!found) throw new Error(`No row of "${this.#name}" in view has a cell "${text}"`);
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

  /** The text of the cell below a header. */
  cell(header: string): string {
    return (this.cellElement(header).textContent ?? '').trim();
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

/** Returns the table with a name: `table('Agencies').row('Lone Star').cell('Premium')`. */
export function table(name: string, options?: TableTesterOptions): TableTester {
  return new TableTester(name, options);
}
