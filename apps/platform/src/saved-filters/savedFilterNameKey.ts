/**
 * The name of a saved search as it counts for uniqueness and order: two names that differ only in case, in the way
 * an accent is encoded, in the run of blanks between words or in characters that take no room are one name to a user.
 */
export function savedFilterNameKey(name: string): string {
  // By way of upper case, so that letters with two lower-case forms (ς and σ) and with none of their own (ß, SS) meet.
  // Canonical forms only: the compatibility forms make one letter up to eighteen, too long for an index of PostgreSQL.
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
