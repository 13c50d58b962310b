const storageKey = 'agency-insights.start';
const maxRecent = 8;

/** A search that a person has made in this browser. */
export interface RecentSearch {
  /** Its filters as a query: `?agency_state=TX`. Searches with the same filters are one. */
  filters: string;
  /** The whole query, with the order and the columns. */
  query: string;
  /** The filters in words, as chips have them: `Agency state: Texas`. */
  chips: string;
  /** How many agencies it found. */
  agencies: number;
}

/** The first view of Find agencies: its start page, the last search, or the saved search with this id. */
export type OpensWith = 'start' | 'last' | number;

/** Data that this browser stores for the user's next visit. */
export interface KeptStart {
  opensWith: OpensWith;
  /** The latest search first. */
  recent: readonly RecentSearch[];
}

const nothingKept: KeptStart = { opensWith: 'start', recent: [] };

/** Storage of the kept data. */
export type StartStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns the kept data of a user; empty if the browser stores nothing. */
export function readStart(person: string, storage: () => StartStorage = () => localStorage): KeptStart {
  try {
    const kept: unknown = JSON.parse(storage().getItem(keyOf(person)) ?? 'null');
    const { opensWith, recent } = Object(kept) as Record<string, unknown>;
    return {
      opensWith: opensWith === 'last' || Number.isSafeInteger(opensWith) ? (opensWith as OpensWith) : 'start',
      recent: Array.isArray(recent) ? recent.filter(isRecentSearch).slice(0, maxRecent) : [],
    };
  } catch {
    return nothingKept;
  }
}

/** Keeps what a person's next visit starts with. */
export function writeStart(person: string, kept: KeptStart, storage: () => StartStorage = () => localStorage): void {
  try {
    if (kept.opensWith === 'start' && kept.recent.length === 0) storage().removeItem(keyOf(person));
    else storage().setItem(keyOf(person), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing opens with the start page.
  }
}

/** The recent searches with another one on top, in place of the one with the same filters. */
export function withRecent(recent: readonly RecentSearch[], latest: RecentSearch): RecentSearch[] {
  return [latest, ...recent.filter(({ filters }) => filters !== latest.filters)].slice(0, maxRecent);
}

function keyOf(person: string): string {
  return `${storageKey}.${person}`;
}

function isRecentSearch(value: unknown): value is RecentSearch {
  const { filters, query, chips, agencies } = Object(value) as Record<string, unknown>;
  const isQuery = (text: unknown) => typeof text === 'string' && text.startsWith('?');
  return isQuery(filters) && isQuery(query) && typeof chips === 'string' && Number.isSafeInteger(agencies);
}
