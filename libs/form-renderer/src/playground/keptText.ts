/** Where a text is kept while the page reloads; a part of the browser's own storage. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A page with a storage; to ask for it may throw where the browser keeps nothing. */
export interface StoringPage {
  readonly storage: TextStorage;
}

/** A text and the example that it was made from. */
export interface KeptText {
  example: string;
  text: string;
}

const key = 'form-renderer-playground';

/** Returns the stored text; null if none was stored, or the browser stores nothing. */
export function readKeptText(page: StoringPage): KeptText | null {
  try {
    const { example, text } = JSON.parse(page.storage.getItem(key) ?? '{}') as Partial<KeptText>;
    return typeof example === 'string' && typeof text === 'string' ? { example, text } : null;
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it where it is null. A browser that keeps nothing only forgets it with the page. */
export function keepText(page: StoringPage, kept: KeptText | null): void {
  try {
    if (kept) page.storage.setItem(key, JSON.stringify(kept));
    else page.storage.removeItem(key);
  } catch {
    return;
  }
}
