import { AsyncLocalStorage } from 'node:async_hooks';
import { parse } from 'hono/utils/cookie';

/** Appearances that users choose in the app; without a choice, pages follow the system setting. */
const appearances = ['light', 'dark', 'high-contrast'] as const;
/** A chosen appearance. */
export type PageAppearance = (typeof appearances)[number];

/** Name of the cookie in which the app stores the choice: `useAppearanceCookie.ts` in apps/insights. */
const cookieName = 'insights.appearance';
const choices = new AsyncLocalStorage<PageAppearance | null>();

/** Runs work, such as the response to a request, in the appearance that a Cookie header names. Unknown ones are ignored. */
export function inAppearanceOf<T>(cookies: string | undefined, work: () => T): T {
  const chosen = parse(cookies ?? '', cookieName)[cookieName];
  return choices.run(appearances.find((one) => one === chosen) ?? null, work);
}

/** Returns the appearance of the current page; null: as the system is set. */
export function pageAppearance(): PageAppearance | null {
  return choices.getStore() ?? null;
}
