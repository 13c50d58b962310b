/** Control and bidirectional characters, except tabs and line ends. */
const controls = /(?![\t\n])[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/** Escapes control characters for a terminal, as `\u{1b}`. */
export function printable(text: string): string {
  return text.replaceAll(controls, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
