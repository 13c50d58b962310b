import {
  dateRange,
  dropdown,
  getNamed,
  type DateRangeTester,
  type DropdownTester,
} from '@agency-insights/ui-kit/testing';
import type { TesterOptions, TesterUser } from '@agency-insights/ui-kit/testing';
import userEvent from '@testing-library/user-event';
import { fieldName } from './fieldName.ts';
import { buttonKind, switchedKind, typedKind } from './kinds.ts';

/** A form of a schema as a person fills it in, by the labels of its fields. */
export class FormTester {
  readonly #options: TesterOptions;
  readonly #within: HTMLElement;
  readonly #user: TesterUser;

  constructor(options: TesterOptions = {}) {
    this.#options = options;
    this.#within = options.within ?? document.body;
    this.#user = options.user ?? userEvent;
  }

  /** The dropdown of a field: `select`, `multi-select` and `autocomplete`. */
  dropdown(label: string): DropdownTester {
    return dropdown(label, this.#options);
  }

  /** The calendar of a field of dates. */
  dates(label: string): DateRangeTester {
    return dateRange(label, this.#options);
  }

  /** Chooses options of a dropdown. */
  async choose(label: string, ...options: string[]): Promise<void> {
    await this.dropdown(label).choose(...options);
  }

  /** Types into a field of text or of a number, in place of what is there. */
  async type(label: string, text: string): Promise<void> {
    const field = getNamed(this.#within, typedKind, label, fieldName(label));
    await this.#user.clear(field);
    if (text !== '') await this.#user.type(field, text);
  }

  /** Switches a checkbox, a switch, a radio button or a pill. */
  async toggle(label: string): Promise<void> {
    await this.#user.click(getNamed(this.#within, switchedKind, label, fieldName(label)));
  }

  /** Presses a button of the form, "Apply" for instance. */
  async press(name: string): Promise<void> {
    await this.#user.click(getNamed(this.#within, buttonKind, name));
  }
}

/** Returns the form, on the whole page or within an element: `await form().choose('State', 'Texas')`. */
export function form(options?: TesterOptions): FormTester {
  return new FormTester(options);
}
