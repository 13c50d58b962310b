const storageKey = 'agency-insights.searches-used';
const maxKept = 100;

/** When a person last opened their saved searches in this browser: ISO 8601 by the id of the search, the latest first. */
export type SearchUse = Readonly<Record<string, string>>;

/** Where it is stored. */
export type SearchUseStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** When a person last opened their saved searches; empty where the browser keeps nothing. */
export function readSearchUse(person: string, storage: () => SearchUseStorage = () => localStorage): SearchUse {
  try {
    const kept = Object.entries(Object(JSON.parse(storage().getItem(keyOf(person)) ?? 'null')) as object);
    return Object.fromEntries(
      kept.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !isNaN(Date.parse(entry[1]))),
    );
  } catch {
    return {};
  }
}

/** Keeps that a person opened a saved search at a time, ISO 8601. */
export function keepSearchUse(
  person: string,
  searchId: string,
  at: string,
  storage: () => SearchUseStorage = () => localStorage,
): void {
  const { [searchId]: before, ...others } = readSearchUse(person, storage);
  const latest = Object.entries({ ...others, [searchId]: at })
    .sort(([, a], [, b]) => (a < b ? 1 : -1))
    .slice(0, maxKept);
  try {
    storage().setItem(keyOf(person), JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // A browser that keeps nothing shows when searches were changed.
  }
}

function keyOf(person: string): string {
  return `${storageKey}.${person}`;
}
