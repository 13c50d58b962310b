import { readAddress, writeAddress } from '@agency-insights/form-renderer/filters';

/** The search part of an address as texts by key; of a repeated key the last one counts. */
export const parseSearch = readAddress;

/** Texts by key as the search part of an address, with its question mark; anything that is not a text is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const text = writeAddress(search);
  return text === '' ? '' : `?${text}`;
}
