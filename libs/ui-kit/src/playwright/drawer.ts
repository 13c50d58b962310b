import type { Locator, Page } from '@playwright/test';
import { commonTexts } from '../locale/englishTexts.ts';
import { buttonKind } from '../testers/kinds.ts';
import { findNamed } from './findNamed.ts';

/** A drawer, filter drawer or slide-out panel in a browser, as a user uses it. */
export class DrawerObject {
  /** Its element, to look into: over the page it is a dialog, beside it a part of the page. */
  readonly element: Locator;

  constructor(page: Page, title: string) {
    const byRole = (role: 'dialog' | 'complementary' | 'region') => page.getByRole(role, { name: title, exact: true });
    this.element = byRole('dialog').or(byRole('complementary')).or(byRole('region')).first();
  }

  /** Whether it is open. */
  async isOpen(): Promise<boolean> {
    return this.element.isVisible();
  }

  /** Presses a button in it. */
  async press(name: string | RegExp): Promise<void> {
    await (await findNamed(this.element, buttonKind, name)).click();
  }

  /**
   * Closes it by its button, and waits until it is gone.
   * @param name The button's name, where it is not "Close" or begins with it.
   */
  async close(name: string | RegExp = new RegExp(`^${commonTexts.close}`)): Promise<void> {
    await this.press(name);
    await this.closed();
  }

  /** Waits until it is closed. */
  async closed(): Promise<void> {
    await this.element.waitFor({ state: 'hidden' });
  }
}

/** Returns the drawer with a title: `await drawer(page, 'Filters').close()`. */
export function drawer(page: Page, title: string): DrawerObject {
  return new DrawerObject(page, title);
}
