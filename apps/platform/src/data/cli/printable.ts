/** What moves the cursor, colours a terminal or turns the direction of a text: control characters but tabs and line ends. */
const controls = /(?![\t\n])[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/** Returns a text for a terminal: control characters that came with an argument, a name or a file are written as `\u{1b}`. */
export function printable(text: string): string {
  return text.replaceAll(controls, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
