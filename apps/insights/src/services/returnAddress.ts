import type { SessionClient } from '@agency-insights/auth-session';
import { takeDraft } from './keptDraft.ts';

/**
 * Max length of an address that passes through sign-in unchanged. The server keeps up to 2,000 characters in a cookie, and the address
 * may be part of another one by then, with three characters for one.
 */
const maxLength = 600;
const parameter = 'return';
const storageKey = 'agency-insights.return-address';
const startPage = '/';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** An address that this tab keeps during sign-in. */
interface KeptAddress {
  id: string;
  /** Id of the user who opened it; null: a link that was opened before signing in. */
  person: string | null;
  address: string;
}

/**
 * Returns the address to return to after sign-in. The full address is stored in this tab for the same user only; a
 * short address replaces it. `person`: id of who is signed in here, or was last; null: no one yet, so the address is
 * that of a link.
 */
export function returnAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  person: string | null,
  storage: () => Storage = () => sessionStorage,
): string {
  const address = pathname + search + hash;
  if (person === null ? address.length <= maxLength : address === startPage) return address;
  try {
    const kept = readKept(storage());
    const id = kept?.address === address && kept.person === person ? kept.id : crypto.randomUUID();
    storage().setItem(storageKey, JSON.stringify({ id, person, address } satisfies KeptAddress));
    return `${startPage}?${parameter}=${id}`;
  } catch {
    // A browser that keeps nothing: a link comes back to its page without its filters, a person to the start page.
    return person === null ? pathname : startPage;
  }
}

/** What restoring an address takes. */
export interface RestoreAddressOptions {
  location: Pick<Location, 'search'>;
  history: Pick<History, 'replaceState'>;
  session: Pick<SessionClient, 'refresh'>;
  storage?: () => Storage;
}

/**
 * Restores the kept address from its short one; any other person starts on the start page.
 * Call it before anything reads the address. Without a session nothing changes: the person signs in first.
 */
export async function restoreAddress(options: RestoreAddressOptions): Promise<void> {
  const { location, history, session, storage = () => sessionStorage } = options;
  const id = new URLSearchParams(location.search).get(parameter);
  if (id === null) return;
  const person = (await session.refresh()).session?.currentUserId;
  if (person !== undefined) history.replaceState(null, '', takeAddress(id, person, storage));
}

/** Takes a kept address out of the storage; the start page if there is none for this person. */
function takeAddress(id: string, person: string, storage: () => Storage): string {
  try {
    const kept = readKept(storage());
    storage().removeItem(storageKey);
    if (kept?.person !== person) takeDraft({ person, page: startPage }, storage());
    const isTheirs = kept?.id === id && (kept.person ?? person) === person;
    // One slash: an address of two leads to another site.
    return isTheirs && /^\/(?!\/)/.test(kept.address) ? kept.address : startPage;
  } catch {
    return startPage;
  }
}

function readKept(storage: Storage): KeptAddress | null {
  const text = storage.getItem(storageKey) ?? 'null';
  try {
    const kept: unknown = JSON.parse(text);
    return isKeptAddress(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKeptAddress(value: unknown): value is KeptAddress {
  if (typeof value !== 'object' || value === null) return false;
  const { id, person, address } = value as Partial<Record<keyof KeptAddress, unknown>>;
  return typeof id === 'string' && (person === null || typeof person === 'string') && typeof address === 'string';
}
