import {
  dateRange,
  dropdown,
  findNamed,
  type DateRangeObject,
  type DropdownObject,
} from '@agency-insights/ui-kit/playwright';
import type { Locator, Page } from '@playwright/test';
import { fieldName } from '../testers/fieldName.ts';
import { buttonKind, switchedKind, typedKind } from '../testers/kinds.ts';

/** A form of a schema in a browser, as a person fills it in, by the labels of its fields. */
export class FormObject {
  readonly #within: Page | Locator;

  constructor(within: Page | Locator) {
    this.#within = within;
  }

  /** The dropdown of a field: `select`, `multi-select` and `autocomplete`. */
  dropdown(label: string): DropdownObject {
    return dropdown(this.#within, label);
  }

  /** The calendar of a field of dates. */
  dates(label: string): DateRangeObject {
    return dateRange(this.#within, label);
  }

  /** Chooses options of a dropdown. */
  async choose(label: string, ...options: string[]): Promise<void> {
    await this.dropdown(label).choose(...options);
  }

  /** Types into a field of text or of a number, in place of what is there. */
  async type(label: string, text: string): Promise<void> {
    await (await findNamed(this.#within, typedKind, label, fieldName(label))).fill(text);
  }

  /** Switches a checkbox, a switch, a radio button or a pill. */
  async toggle(label: string): Promise<void> {
    await (await findNamed(this.#within, switchedKind, label, fieldName(label))).click();
  }

  /** Presses a button of the form, "Apply" for instance. */
  async press(name: string): Promise<void> {
    await (await findNamed(this.#within, buttonKind, name)).click();
  }
}

/** Returns the form, on a page or within a part of it: `await form(panel).choose('State', 'Texas')`. */
export function form(within: Page | Locator): FormObject {
  return new FormObject(within);
}
