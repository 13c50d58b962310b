const beyondAscii = /[^\0-\x7f]/;
const accents = /[\u0300-\u036f]/g;

/**
 * Returns a text as searches compare it: in lower case and without accents, so that "zurich" finds "Zürich". Letters that
 * are no accented form of another one (ß, ø) and marks of other scripts stay. The result may be shorter or longer.
 */
export function foldText(text: string): string {
  return beyondAscii.test(text)
    ? text.normalize('NFD').replace(accents, '').normalize('NFC').toLowerCase()
    : text.toLowerCase();
}
