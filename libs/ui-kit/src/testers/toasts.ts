import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { commonTexts } from '../locale/englishTexts.ts';
import type { TesterOptions, TesterUser } from './Tester.types.ts';

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
    await this.#user.click(within(await this.#find(text)).getByRole('button', { name: action }));
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
    return waitFor(() => {
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
