/**
 * The rank of each text in reading order: without regard to case and accents, numbers inside by their value.
 * Texts that are equal in that order have the same rank. Ranks are compared instead of texts: once for each text, not for each pair.
 */
export function rankTexts(texts: readonly string[]): Int32Array {
  const { compare } = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true });
  const order = Int32Array.from(texts, (_, index) => index).sort((a, b) => compare(texts[a] ?? '', texts[b] ?? ''));
  const ranks = new Int32Array(texts.length);
  let rank = 0;
  for (const [at, index] of order.entries()) {
    if (at > 0 && compare(texts[order[at - 1] ?? 0] ?? '', texts[index] ?? '') !== 0) rank += 1;
    ranks[index] = rank;
  }
  return ranks;
}
