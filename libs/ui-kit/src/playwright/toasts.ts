import type { Locator, Page } from '@playwright/test';
import { commonTexts } from '../locale/englishTexts.ts';
import { buttonKind } from '../testers/kinds.ts';
import { findNamed } from './findNamed.ts';

/** The messages over the page in a browser, as a user reads and closes them. */
export class ToastsObject {
  readonly #toasts: Locator;

  constructor(page: Page) {
    this.#toasts = page.locator('[data-toast]');
  }

  /** The message with a text, to wait for or to expect: `expect(toasts(page).message('saved')).toBeVisible()`. */
  message(text: string | RegExp): Locator {
    return this.#toasts.filter({ hasText: text });
  }

  /** The texts of the messages that are shown. */
  async read(): Promise<string[]> {
    const texts = await this.#toasts.locator('[data-part="message"]').allInnerTexts();
    return texts.map((text) => text.trim());
  }

  /** Waits for a message and presses its action, "Undo" for instance. */
  async press(text: string | RegExp, action: string): Promise<void> {
    await (await findNamed(this.message(text), buttonKind, action)).click();
  }

  /**
   * Waits for a message and closes it.
   * @param name The name of the button in the language of the page. Default: English.
   */
  async dismiss(text: string | RegExp, name: string = commonTexts.close): Promise<void> {
    await this.press(text, name);
  }
}

/** Returns the messages over the page: `await toasts(page).read()`. */
export function toasts(page: Page): ToastsObject {
  return new ToastsObject(page);
}
