import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { commonTexts } from '../locale/englishTexts.ts';
import { getNamed, waitUntil } from './getNamed.ts';
import type { TesterOptions, TesterUser } from './Tester.types.ts';

/** The roles of a drawer: over the page it is a dialog, beside it a part of the page. */
const roles = ['dialog', 'complementary', 'region'] as const;

const button = { kind: 'button', roles: ['button'] };

/** A drawer, filter drawer or slide-out panel as a user uses it. */
export class DrawerTester {
  readonly #title: string;
  readonly #user: TesterUser;

  constructor(title: string, { user = userEvent }: Pick<TesterOptions, 'user'> = {}) {
    this.#title = title;
    this.#user = user;
  }

  /** Whether it is open. */
  get isOpen(): boolean {
    return this.#find() !== null;
  }

  /** Its element, to look into. Throws while it is closed. */
  get element(): HTMLElement {
    const found = this.#find();
    if (!found) throw new Error(`The drawer "${this.#title}" is not open. Open it first.`);
    return found;
  }

  /** Waits until it is open: over the page a drawer is loaded at its first use. Returns its element. */
  async opened(): Promise<HTMLElement> {
    return waitUntil(() => this.element);
  }

  /** Waits until it is open, and presses a button in it. */
  async press(name: string | RegExp): Promise<void> {
    await this.#user.click(getNamed(await this.opened(), button, name));
  }

  /**
   * Closes it by its button.
   * @param name The button's name, where it is not "Close" or begins with it.
   */
  async close(name: string | RegExp = new RegExp(`^${commonTexts.close}`)): Promise<void> {
    await this.press(name);
  }

  /** Waits until it is closed: over the page a drawer is there until it has slid out. */
  async closed(): Promise<void> {
    await waitUntil(() => {
      if (this.isOpen) throw new Error(`The drawer "${this.#title}" is still open.`);
    });
  }

  #find(): HTMLElement | null {
    for (const role of roles) {
      const [found] = screen.queryAllByRole(role, { name: this.#title });
      if (found) return found;
    }
    return null;
  }
}

/** Returns the drawer with a title: `await drawer('Filters').close()`. */
export function drawer(title: string, options?: Pick<TesterOptions, 'user'>): DrawerTester {
  return new DrawerTester(title, options);
}
