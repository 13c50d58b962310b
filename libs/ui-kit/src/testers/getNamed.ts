import { waitFor, within } from '@testing-library/dom';

/** Elements of a kind, by their roles. */
export interface NamedKind {
  /** The kind in an error: "dropdown", for instance. */
  kind: string;
  /** Its roles; the first one that has the name counts. */
  roles: readonly string[];
  /** What sets them apart from others of the same roles, as a CSS selector. Default: nothing. */
  selector?: string;
}

/** Max number of names in an error. */
const maxNames = 20;

/**
 * Returns the element of a kind with a name.
 * @param pattern Matches the accessible name, where it has more than the name.
 * @throws A short error with the names that exist, where none or several match.
 */
export function getNamed(
  container: HTMLElement,
  { kind, roles, selector = '*' }: NamedKind,
  name: string | RegExp,
  pattern: string | RegExp = name,
): HTMLElement {
  const inside = within(container);
  const [found = []] = roles
    .map((role) => inside.queryAllByRole(role, { name: pattern }).filter((one) => one.matches(selector)))
    .filter((elements) => elements.length > 0);
  const wanted = typeof name === 'string' ? `"${name}"` : String(name);
  if (found.length > 1)
    throw new Error(`${found.length} elements match the ${kind} ${wanted}. Pass the element around one as \`within\`.`);
  if (found[0]) return found[0];
  const names = new Set<string>();
  const note = (shown: string, element: Element) => {
    if (shown !== '' && element.matches(selector)) names.add(`"${shown}"`);
    return false;
  };
  for (const role of roles) inside.queryAllByRole(role, { name: note });
  const known = [...names].slice(0, maxNames).join(', ') + (names.size > maxNames ? ', …' : '');
  throw new Error(
    names.size > 0
      ? `There is no ${kind} ${wanted}. There are: ${known}. Use one of these names, or wait until it is shown.`
      : `There is no ${kind} ${wanted}, nor any other. Wait until it is shown, or pass the element around it as \`within\`.`,
  );
}

/** Waits until a check passes. Throws its last error as it is, without the page's markup. */
export function waitUntil<TResult>(check: () => TResult): Promise<TResult> {
  return waitFor(check, { onTimeout: (error) => error });
}
