import type { Locator, Page } from '@playwright/test';
import { buttonKind, dateFieldKind } from '../testers/kinds.ts';
import { pickerName } from '../testers/namePattern.ts';
import { findNamed, namedLocator } from './findNamed.ts';

/** A `DatePicker` or `DateRangePicker` in a browser, as a user uses it. Days are written as yyyy-mm-dd. */
export class DateRangeObject {
  /** The button that opens the calendar. */
  readonly field: Locator;
  /** The calendar's dialog. */
  readonly dialog: Locator;
  readonly #within: Page | Locator;
  readonly #label: string;

  constructor(within: Page | Locator, label: string) {
    this.#within = within;
    this.#label = label;
    const page = 'page' in within ? within.page() : within;
    this.field = namedLocator(within, dateFieldKind, pickerName(label));
    this.dialog = page.getByRole('dialog', { name: label, exact: true });
  }

  /** Opens the calendar. */
  async open(): Promise<void> {
    if (!(await this.dialog.isVisible())) await (await this.#found()).click();
    await this.dialog.waitFor();
  }

  /** Closes the calendar. */
  async close(): Promise<void> {
    await this.dialog.press('Escape');
    await this.dialog.waitFor({ state: 'hidden' });
  }

  /** Enters a day, or the first and the last day of a range, as if pasted into the field, and closes the calendar. */
  async choose(from: string, to: string = from): Promise<void> {
    await this.open();
    const fields = this.dialog.getByRole('textbox');
    // A day has three parts, and a range has two days.
    const isRange = (await fields.count()) > 3;
    await fields.first().click();
    await fields.first().evaluate(
      (field, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      isRange ? `${from} - ${to}` : from,
    );
    await this.close();
  }

  /** Chooses a range by its name, "Last 30 days" for instance. */
  async choosePreset(name: string): Promise<void> {
    await this.open();
    await (await findNamed(this.dialog, buttonKind, name)).click();
  }

  /** What the closed field shows: "11/10/2026 – 11/18/2026", the name of a preset, or its placeholder. */
  async shown(): Promise<string> {
    return (await (await this.#found()).innerText()).trim();
  }

  async #found(): Promise<Locator> {
    return findNamed(this.#within, dateFieldKind, this.#label, pickerName(this.#label));
  }
}

/** Returns the date or date range with a label: `await dateRange(page, 'Effective date').choose('2026-01-01', '2026-03-31')`. */
export function dateRange(within: Page | Locator, label: string): DateRangeObject {
  return new DateRangeObject(within, label);
}
