/** A label as it reads inside a sentence: `Agencies in Texas` becomes `agencies in Texas`. */
export function insideSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
