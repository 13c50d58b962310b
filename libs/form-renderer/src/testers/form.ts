import { dateRange, dropdown, type DateRangeTester, type DropdownTester } from '@agency-insights/ui-kit/testing';
import type { TesterOptions, TesterUser } from '@agency-insights/ui-kit/testing';
import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { fieldName } from './fieldName.ts';

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
    const field = this.#field('textbox', label) ?? this.#field('spinbutton', label);
    if (!field) throw new Error(`The form has no field "${label}" to type into`);
    await this.#user.clear(field);
    if (text !== '') await this.#user.type(field, text);
  }

  /** Switches a checkbox, a switch, a radio button or a pill. */
  async toggle(label: string): Promise<void> {
    const roles = ['checkbox', 'switch', 'radio', 'button'] as const;
    const field = roles.map((role) => this.#field(role, label)).find((found) => found !== null);
    if (!field) throw new Error(`The form has no field "${label}" to switch`);
    await this.#user.click(field);
  }

  /** Presses a button of the form, "Apply" for instance. */
  async press(name: string): Promise<void> {
    await this.#user.click(within(this.#within).getByRole('button', { name }));
  }

  #field(
    role: 'textbox' | 'spinbutton' | 'checkbox' | 'switch' | 'radio' | 'button',
    label: string,
  ): HTMLElement | null {
    return within(this.#within).queryByRole(role, { name: fieldName(label) });
  }
}

/** Returns the form, on the whole page or within an element: `await form().choose('State', 'Texas')`. */
export function form(options?: TesterOptions): FormTester {
  return new FormTester(options);
}
