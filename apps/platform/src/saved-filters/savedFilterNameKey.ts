/**
 * Returns the key of a saved search's name for uniqueness and order. Names are equal if they only differ in case, in
 * the encoding of accents, in the number of spaces between words or in zero-width characters.
 */
export function savedFilterNameKey(name: string): string {
  // Convert to upper case first, so that letters with two lower-case forms (ς and σ) or without a single upper-case
  // form (ß, SS) are equal. Canonical forms only: the compatibility forms make one letter up to eighteen, too long for
  // an index of PostgreSQL.
  return name
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
