import userEvent from '@testing-library/user-event';
import { commonTexts } from '../locale/englishTexts.ts';
import { getNamed, waitUntil } from './getNamed.ts';
import type { TesterOptions, TesterUser } from './Tester.types.ts';

const button = { kind: 'button', roles: ['button'] };

/** The messages over the page, as a user reads and closes them. */
export class ToastsTester {
  readonly #user: TesterUser;

  constructor({ user = userEvent }: Pick<TesterOptions, 'user'> = {}) {
    this.#user = user;
  }

  /** The texts of the messages that are shown. */
  read(): string[] {
    return this.#all().map(messageOf);
  }

  /** Waits for a message and returns its whole text. */
  async find(text: string | RegExp): Promise<string> {
    return messageOf(await this.#find(text));
  }

  /** Waits for a message and presses its action, "Undo" for instance. */
  async press(text: string | RegExp, action: string): Promise<void> {
    await this.#user.click(getNamed(await this.#find(text), button, action));
  }

  /**
   * Waits for a message and closes it.
   * @param name The name of the button in the language of the page. Default: English.
   */
  async dismiss(text: string | RegExp, name: string = commonTexts.close): Promise<void> {
    await this.press(text, name);
  }

  #all(): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>('[data-toast]')];
  }

  #find(text: string | RegExp): Promise<HTMLElement> {
    return waitUntil(() => {
      const matches = (message: string) => (typeof text === 'string' ? message.includes(text) : text.test(message));
      const found = this.#all().find((toast) => matches(messageOf(toast)));
      if (!found) throw new Error(`No message says ${String(text)}. Shown: ${this.read().join(' | ') || 'none'}`);
      return found;
    });
  }
}

function messageOf(toast: HTMLElement): string {
  return (toast.querySelector('[data-part="message"]')?.textContent ?? '').trim();
}

/** Returns the messages over the page: `toasts().read()`. */
export function toasts(options?: Pick<TesterOptions, 'user'>): ToastsTester {
  return new ToastsTester(options);
}
