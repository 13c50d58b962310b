/** A label within a sentence: "Written premium" is "written premium"; "NAICS" and "E&S lines" stay. */
export function sentenceCase(label: string): string {
  return /^\p{Lu}\p{Ll}+(?!\p{L})/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
