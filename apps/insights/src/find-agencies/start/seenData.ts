import { englishWords, type Words } from '../../language/createWords.ts';

const storageKey = 'agency-insights.data-set';
const dayMs = 24 * 60 * 60_000;

/** The data of the lines that a person may see, as of one load of it. */
export interface DataSet {
  /** When it was loaded, ISO 8601. */
  loadedAt: string;
  policies: number;
  agencies: number;
  /** Day of the last policies, `yyyy-mm-dd`; null if there are none. */
  lastEffectiveDate: string | null;
}

/** Data that the browser stores about the data set that a user has seen. */
export interface SeenData {
  latest: DataSet;
  /** When the person saw `latest` for the first time, ms since 1970. */
  seenAt: number;
  /** The data of the visits before that; null: there were none. */
  before: DataSet | null;
}

/** Storage of the kept data. */
export type SeenDataStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Keeps that a person sees the data at a time, and returns what they have seen. */
export function seeData(
  person: string,
  data: DataSet,
  at: number,
  storage: () => SeenDataStorage = () => localStorage,
): SeenData {
  const key = `${storageKey}.${person}`;
  try {
    const kept = readSeenData(storage().getItem(key));
    if (kept?.latest.loadedAt === data.loadedAt) return kept;
    const seen: SeenData = { latest: data, seenAt: at, before: kept?.latest ?? null };
    storage().setItem(key, JSON.stringify(seen));
    return seen;
  } catch {
    // A browser that keeps nothing knows of no visit before.
    return { latest: data, seenAt: at, before: null };
  }
}

/** News since the previous visit, in words, shown for a day; nothing if only the load is newer. */
export function newsOf(
  { latest, seenAt, before }: SeenData,
  at: number,
  { t, formatCountOf, formatDay }: Words = englishWords,
): string[] {
  if (before === null || at - seenAt > dayMs) return [];
  const change = (now: number, then: number, one: string, many: string) =>
    now === then
      ? []
      : [formatCountOf(Math.abs(now - then), `${moreOrFewer(now, then)} ${one}`, `${moreOrFewer(now, then)} ${many}`)];
  const { lastEffectiveDate: day } = latest;
  return [
    ...change(latest.policies, before.policies, 'policy', 'policies'),
    ...change(latest.agencies, before.agencies, 'agency', 'agencies'),
    ...(day !== null && day !== before.lastEffectiveDate
      ? [t('Policies effective up to {day}', { day: formatDay(day) })]
      : []),
  ];
}

/** How long after the first sight of some data the person is on another visit. */
const visitMs = 30 * 60_000;

/** Whether the person saw this very data on an earlier visit, so that there is nothing new. */
export function isUnchanged({ seenAt }: SeenData, at: number): boolean {
  return at - seenAt > visitMs;
}

function moreOrFewer(now: number, then: number): string {
  return now > then ? 'more' : 'fewer';
}

function readSeenData(text: string | null): SeenData | null {
  const { latest, seenAt, before } = Object(JSON.parse(text ?? 'null')) as Partial<Record<keyof SeenData, unknown>>;
  if (!isDataSet(latest) || typeof seenAt !== 'number') return null;
  return { latest, seenAt, before: isDataSet(before) ? before : null };
}

function isDataSet(value: unknown): value is DataSet {
  const { loadedAt, policies, agencies, lastEffectiveDate } = Object(value) as Record<string, unknown>;
  const isDay = lastEffectiveDate === null || typeof lastEffectiveDate === 'string';
  return typeof loadedAt === 'string' && Number.isSafeInteger(policies) && Number.isSafeInteger(agencies) && isDay;
}
