/** What the part of an address behind its # begins with when it holds a schema. */
const mark = '#schema=';

/** An address that opens the playground with a text in it; the text stays in the browser, it is never sent to a server. */
export function schemaLink(address: string, text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  const base64 = btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${address.replace(/#.*$/s, '')}${mark}${base64}`;
}

/** The text in the part of an address behind its #; null where there is none, or where the link is broken. */
export function schemaOfLink(hash: string): string | null {
  if (!hash.startsWith(mark)) return null;
  try {
    const bytes = atob(hash.slice(mark.length).replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (character) => character.charCodeAt(0)),
    );
  } catch {
    return null;
  }
}
