import type { Locator, Page } from '@playwright/test';
import { dropdownTexts } from '../locale/englishTexts.ts';
import { buttonKind, dropdownKind, optionKind } from '../testers/kinds.ts';
import { fieldName, optionName } from '../testers/namePattern.ts';
import { findNamed, namedLocator } from './findNamed.ts';

/** A dropdown in a browser, as a user uses it: `Select`, `MultiSelect` or `Autocomplete`. */
export class DropdownObject {
  /** The element that has the focus while the dropdown is used. */
  readonly field: Locator;
  readonly #within: Page | Locator;
  readonly #page: Page;
  readonly #label: string;

  constructor(within: Page | Locator, label: string) {
    this.#within = within;
    this.#page = pageOf(within);
    this.#label = label;
    this.field = namedLocator(within, dropdownKind, fieldName(label));
  }

  /** Opens the list. */
  async open(): Promise<void> {
    if (!(await this.#isOpen())) await this.field.click();
  }

  /** Closes the list. */
  async close(): Promise<void> {
    // A list for one choice has closed itself; another Escape would close what is around the field.
    if (await this.#isOpen()) await this.field.press('Escape');
  }

  /** Opens the list, and types what narrows it in place of what was typed before. */
  async search(text: string): Promise<void> {
    await this.open();
    await this.field.fill(text);
  }

  /** Opens the list and returns the names of the options in it, as far as they are drawn: long lists draw those in view. */
  async options(): Promise<string[]> {
    await this.open();
    await this.#page.getByRole('option').first().waitFor();
    return this.#page.getByRole('option').allInnerTexts();
  }

  /**
   * Chooses options by their labels, or takes them out where they are chosen, and closes the list. Where the dropdown takes text,
   * each is searched for.
   */
  async choose(...labels: string[]): Promise<void> {
    await this.open();
    const canType = await this.field.evaluate((element) => element instanceof HTMLInputElement);
    for (const label of labels) {
      await this.open();
      if (canType) await this.field.fill(label);
      await this.pick(label);
    }
    await this.close();
  }

  /** Presses an option of the open list. */
  async pick(label: string): Promise<void> {
    const option = await findNamed(this.#page, optionKind, label, optionName(label));
    await option.first().click();
  }

  /** What the closed field shows: the chosen label, "2 Selected", or its placeholder; '' for an empty search field. */
  async shown(): Promise<string> {
    const found = await this.#found();
    return found.evaluate((field) =>
      (field instanceof HTMLInputElement ? field.value : (field.textContent ?? '')).trim(),
    );
  }

  /**
   * Takes all choices out by the button in the field.
   * @param name The button's name in the language of the page. Default: English.
   */
  async clear(name: string = dropdownTexts.clearField(this.#label)): Promise<void> {
    const box = (await this.#found()).locator('xpath=ancestor::*[.//button][1]');
    await (await findNamed(box, buttonKind, name)).click();
  }

  async #found(): Promise<Locator> {
    return findNamed(this.#within, dropdownKind, this.#label, fieldName(this.#label));
  }

  async #isOpen(): Promise<boolean> {
    return (await (await this.#found()).getAttribute('aria-expanded')) === 'true';
  }
}

/** The page of a locator: lists are at the end of the document, whatever is around their fields. */
function pageOf(within: Page | Locator): Page {
  return 'page' in within ? within.page() : within;
}

/** Returns the dropdown with a label: `await dropdown(page, 'State').choose('Texas')`. */
export function dropdown(within: Page | Locator, label: string): DropdownObject {
  return new DropdownObject(within, label);
}
