const mostNamed = 3;

/** Choices in words: `Texas`, `Texas or Oklahoma`, `Texas, Oklahoma or Ohio`, `Texas, Oklahoma, Ohio or 4 more`. */
export function joinChoices(labels: readonly string[]): string {
  const more = labels.length - mostNamed;
  // "or 1 more" is no shorter than the name itself.
  const named = more > 1 ? [...labels.slice(0, mostNamed), `${more.toLocaleString('en-US')} more`] : [...labels];
  const last = named.pop() ?? '';
  return named.length === 0 ? last : `${named.join(', ')} or ${last}`;
}
