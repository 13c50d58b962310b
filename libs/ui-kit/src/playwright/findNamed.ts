import type { Locator, Page } from '@playwright/test';
import type { NamedKind } from '../testers/getNamed.ts';

type Role = Parameters<Locator['getByRole']>[0];

/** For how long the names on the page stay the same before a wrong name fails, in ms. */
const settleMs = 5_000;
/** Time between two looks at the page, in ms. */
const pauseMs = 250;
/** Max number of names in an error. */
const maxNames = 20;

/** Returns the locator of a kind with a name. Nothing is waited for. */
export function namedLocator(within: Page | Locator, { roles }: NamedKind, name?: string | RegExp): Locator {
  const [first, ...others] = roles.map((role) =>
    within.getByRole(role as Role, name === undefined ? {} : { name, exact: true }),
  );
  return others.reduce((all, other) => all.or(other), first as Locator);
}

/**
 * Waits for the element of a kind with a name, and returns its locator.
 * @param pattern Matches the accessible name, where it has more than the name.
 * @throws An error with the names that exist, once these have stayed the same for 5 seconds while nothing loads. Where there is no
 * element of the kind, it waits as Playwright does.
 */
export async function findNamed(
  within: Page | Locator,
  kind: NamedKind,
  name: string | RegExp,
  pattern: string | RegExp = name,
): Promise<Locator> {
  const found = namedLocator(within, kind, pattern);
  const all = namedLocator(within, kind);
  const busy = found.page().locator('[aria-busy="true"]');
  let known = '';
  let knownSince = Date.now();
  await all.first().waitFor();
  while ((await found.count()) === 0) {
    const names = await namesOf(within, kind);
    if (names !== known || names === '' || (await busy.count()) > 0) {
      known = names;
      knownSince = Date.now();
    }
    if (Date.now() - knownSince >= settleMs) throw new Error(missing(kind, name, known));
    await found
      .first()
      .waitFor({ timeout: pauseMs })
      .catch(() => undefined);
  }
  return found;
}

function missing({ kind }: NamedKind, name: string | RegExp, known: string): string {
  const wanted = typeof name === 'string' ? `"${name}"` : String(name);
  return `There is no ${kind} ${wanted}. There are: ${known}. Use one of these names, or wait until it is shown.`;
}

/** Returns the names of a kind's elements, as a snapshot of what is around them has them. */
async function namesOf(within: Page | Locator, { roles }: NamedKind): Promise<string> {
  const around = 'page' in within ? within : within.locator('body');
  const snapshot = await around.ariaSnapshot();
  const named = snapshot.matchAll(/^\s*- '?(\w+) ("(?:[^"\\]|\\.)*")/gm);
  const names = [...named].flatMap(([, role = '', name = '']) => (roles.includes(role) ? name : []));
  const distinct = [...new Set(names)];
  return distinct.slice(0, maxNames).join(', ') + (distinct.length > maxNames ? ', …' : '');
}
