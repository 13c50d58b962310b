import { greatestLength } from './schemaText.ts';

/** Prefix of an address fragment with a schema. */
const mark = '#schema=';

/** An address that opens the playground with a text in it; the text stays in the browser, it is never sent to a server. */
export function schemaLink(address: string, text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  const base64 = btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${address.replace(/#.*$/s, '')}${mark}${base64}`;
}

/** Content of an address fragment. */
export interface LinkedText {
  /** Undefined where it cannot be read. */
  text?: string;
  /** Why it cannot be read, for the person who opened the link. */
  refusal?: string;
}

/** The text in the part of an address behind its #, or why it cannot be read; null if there is none. */
export function schemaOfLink(hash: string): LinkedText | null {
  if (!hash.startsWith(mark)) return null;
  // Not even decoded: each letter encodes three quarters of a character, or less.
  if (hash.length > greatestLength * 2) return { refusal: 'The schema in this link is too long to be read here.' };
  try {
    const bytes = atob(hash.slice(mark.length).replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (character) => character.charCodeAt(0)),
    );
    return { text };
  } catch {
    return { refusal: 'The schema in this link cannot be read: a part of the link may be missing.' };
  }
}
