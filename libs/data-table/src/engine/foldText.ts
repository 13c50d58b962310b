const beyondAscii = /[^\0-\x7f]/;
const accents = /[\u0300-\u036f]/g;

/**
 * Returns a text in lower case and without accents for searches: "zurich" finds "Zürich". Other letters (ß, ø) and
 * marks of other scripts are unchanged. The length may change.
 */
export function foldText(text: string): string {
  return beyondAscii.test(text)
    ? text.normalize('NFD').replace(accents, '').normalize('NFC').toLowerCase()
    : text.toLowerCase();
}
