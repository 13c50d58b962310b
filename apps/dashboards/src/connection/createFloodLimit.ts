/** More messages than a page has reason to send: the rest of the second is not heard. */
const maxMessagesPerSecond = 60;

/** Returns a function that says whether one more message may be heard now. `now`: milliseconds. */
export function createFloodLimit(now: () => number): () => boolean {
  let second = Number.NEGATIVE_INFINITY;
  let count = 0;
  return () => {
    const time = now();
    if (time - second >= 1000) [second, count] = [time, 0];
    count += 1;
    return count <= maxMessagesPerSecond;
  };
}
