/**
 * Longest address that goes through sign-in as it is. The server keeps up to 2,000 characters in a cookie, and the address
 * may stand in another one by then, with three characters for one.
 */
const maxLength = 600;
const parameter = 'return';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where to come back to after sign-in: the page's own address, or a short one that stands for a long one in this tab. */
export function returnAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  storage: () => Storage = () => sessionStorage,
): string {
  const address = pathname + search + hash;
  if (address.length <= maxLength) return address;
  const id = crypto.randomUUID();
  try {
    storage().setItem(keyOf(id), address);
    return `${pathname}?${parameter}=${id}`;
  } catch {
    // A browser that keeps nothing comes back to the page without its filters.
    return pathname;
  }
}

/** Puts the long address in place of the one that stands for it. Call it before anything reads the address. */
export function restoreAddress({
  location,
  history,
  storage = () => sessionStorage,
}: {
  location: Pick<Location, 'pathname' | 'search'>;
  history: Pick<History, 'replaceState'>;
  storage?: () => Storage;
}): void {
  const id = new URLSearchParams(location.search).get(parameter);
  if (id === null) return;
  let address: string | null = null;
  try {
    address = storage().getItem(keyOf(id));
    storage().removeItem(keyOf(id));
  } catch {
    // Nothing was kept.
  }
  history.replaceState(null, '', address?.startsWith(location.pathname) ? address : location.pathname);
}

function keyOf(id: string): string {
  return `${parameter}-address.${id}`;
}
