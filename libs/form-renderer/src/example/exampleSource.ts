/** The text of an example as a reader sees it: without the notes to the linter. */
export function exampleSource(text: string): string {
  return text.replaceAll(/^(?:\/\/|\/\*) eslint.*\n/gm, '').trimEnd();
}
