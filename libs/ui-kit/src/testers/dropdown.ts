import { within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { dropdownTexts } from '../locale/englishTexts.ts';
import { getNamed, waitUntil } from './getNamed.ts';
import { buttonKind, dropdownKind, optionKind } from './kinds.ts';
import { fieldName, optionName } from './namePattern.ts';
import type { TesterOptions, TesterUser } from './Tester.types.ts';

/** A dropdown as a user uses it: `Select`, `MultiSelect` or `Autocomplete`. */
export class DropdownTester {
  readonly #label: string;
  readonly #within: HTMLElement;
  readonly #user: TesterUser;

  constructor(label: string, { within: container = document.body, user = userEvent }: TesterOptions = {}) {
    this.#label = label;
    this.#within = container;
    this.#user = user;
  }

  /** The element that has the focus while the dropdown is used. */
  get field(): HTMLElement {
    return getNamed(this.#within, dropdownKind, this.#label, fieldName(this.#label));
  }

  /** Opens the list. */
  async open(): Promise<void> {
    if (!this.#isOpen) await this.#user.click(this.field);
  }

  /** Closes the list. */
  async close(): Promise<void> {
    if (this.#isOpen) await this.#user.keyboard('{Escape}');
  }

  /** Opens the list, and types what narrows it in place of what was typed before. */
  async search(text: string): Promise<void> {
    await this.open();
    await this.#user.clear(this.field);
    await this.#user.type(this.field, text);
  }

  /** Opens the list and returns the names of the options in it, as far as they are drawn: long lists draw those in view. */
  async options(): Promise<string[]> {
    await this.open();
    return (await within(this.#list()).findAllByRole('option')).map((option) => option.textContent ?? '');
  }

  /**
   * Chooses options by their labels, or takes them out where they are chosen, and closes the list. An option that is not drawn
   * is searched for where the dropdown takes text.
   */
  async choose(...labels: string[]): Promise<void> {
    for (const label of labels) {
      await this.open();
      const isDrawn = within(this.#list()).queryByRole('option', { name: optionName(label) }) !== null;
      if (!isDrawn && this.field instanceof HTMLInputElement) await this.search(label);
      await this.pick(label);
    }
    await this.close();
  }

  /** Presses an option of the open list. */
  async pick(label: string): Promise<void> {
    await this.#user.click(await waitUntil(() => getNamed(this.#list(), optionKind, label, optionName(label))));
  }

  /** What the closed field shows: the chosen label, "2 Selected", or its placeholder; '' for an empty search field. */
  shown(): string {
    const { field } = this;
    return field instanceof HTMLInputElement ? field.value : (field.textContent ?? '').trim();
  }

  /**
   * Takes all choices out by the button in the field.
   * @param name The button's name in the language of the page. Default: English.
   */
  async clear(name: string = dropdownTexts.clearField(this.#label)): Promise<void> {
    // The nearest element around the field that has the button.
    let box = this.field.parentElement;
    while (box && !within(box).queryByRole('button', { name })) box = box.parentElement;
    await this.#user.click(getNamed(box ?? this.#within, buttonKind, name));
  }

  get #isOpen(): boolean {
    return this.field.getAttribute('aria-expanded') === 'true';
  }

  /** The list is at the end of the document, whatever is around the field. */
  #list(): HTMLElement {
    return document.getElementById(this.field.getAttribute('aria-controls') ?? '') ?? document.body;
  }
}

/** Returns the dropdown with a label: `await dropdown('State').choose('Texas')`. */
export function dropdown(label: string, options?: TesterOptions): DropdownTester {
  return new DropdownTester(label, options);
}
