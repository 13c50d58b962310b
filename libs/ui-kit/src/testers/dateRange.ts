import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { getNamed, waitUntil } from './getNamed.ts';
import { buttonKind, dateFieldKind } from './kinds.ts';
import { pickerName } from './namePattern.ts';
import type { TesterOptions, TesterUser } from './Tester.types.ts';

const calendar = { kind: 'calendar', roles: ['dialog'] };

/** A `DatePicker` or `DateRangePicker` as a user uses it. Days are written as yyyy-mm-dd. */
export class DateRangeTester {
  readonly #label: string;
  readonly #within: HTMLElement;
  readonly #user: TesterUser;

  constructor(label: string, { within: container = document.body, user = userEvent }: TesterOptions = {}) {
    this.#label = label;
    this.#within = container;
    this.#user = user;
  }

  /** The button that opens the calendar. */
  get field(): HTMLElement {
    return getNamed(this.#within, dateFieldKind, this.#label, pickerName(this.#label));
  }

  /** Opens the calendar; returns its dialog. */
  async open(): Promise<HTMLElement> {
    if (this.field.getAttribute('aria-expanded') !== 'true') await this.#user.click(this.field);
    return waitUntil(() => getNamed(document.body, calendar, this.#label));
  }

  /** Closes the calendar. */
  async close(): Promise<void> {
    await this.#user.keyboard('{Escape}');
    await waitUntil(() => {
      if (screen.queryByRole('dialog', { name: this.#label }))
        throw new Error(`${this.#label} is still open. Apply it first.`);
    });
  }

  /** Enters a day, or the first and the last day of a range, as if pasted into the field, and closes the calendar. */
  async choose(from: string, to: string = from): Promise<void> {
    const fields = within(await this.open()).getAllByRole('textbox');
    // A day has three parts, and a range has two days.
    const isRange = fields.length > 3;
    await this.#user.click(fields[0] as HTMLElement);
    await this.#user.paste(isRange ? `${from} - ${to}` : from);
    await this.close();
  }

  /** Chooses a range by its name, "Last 30 days" for instance. */
  async choosePreset(name: string): Promise<void> {
    await this.#user.click(getNamed(await this.open(), buttonKind, name));
  }

  /** What the closed field shows: "11/10/2026 – 11/18/2026", the name of a preset, or its placeholder. */
  shown(): string {
    return (this.field.textContent ?? '').trim();
  }
}

/** Returns the date or date range with a label: `await dateRange('Effective date').choose('2026-01-01', '2026-03-31')`. */
export function dateRange(label: string, options?: TesterOptions): DateRangeTester {
  return new DateRangeTester(label, options);
}
