/** Text that looks like an escape of the format itself. */
const looksEscaped = /_(?=x[0-9A-Fa-f]{4}_)/g;
/** What XML 1.0 cannot carry, and the carriage return, which its parsers turn into a line feed. */
// eslint-disable-next-line no-control-regex -- control characters are what this is about
const notXml = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g;
const special = /[&<>"]/g;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// Fast path for texts without special characters.
// eslint-disable-next-line no-control-regex -- control characters are what this is about
const needsCare = /[&<>"_\u0000-\u0008\u000B-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/;

/**
 * Returns a text escaped for an element or attribute of a spreadsheet. Characters that XML does not allow become
 * `_xHHHH_` (ECMA-376 Part 1, 22.9.2.19, ST_Xstring); half of a surrogate pair becomes U+FFFD.
 */
export function escapeXmlText(text: string): string {
  if (!needsCare.test(text)) return text;
  return text
    .toWellFormed()
    .replaceAll(looksEscaped, '_x005F_')
    .replaceAll(notXml, (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replaceAll(special, (character) => entities[character] ?? character);
}
