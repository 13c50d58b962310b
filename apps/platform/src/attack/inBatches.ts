/** Runs work for each item, with at most `atOnce` (default 25) at a time. */
export async function inBatches<T>(items: readonly T[], work: (item: T) => Promise<void>, atOnce = 25): Promise<void> {
  for (let index = 0; index < items.length; index += atOnce)
    await Promise.all(items.slice(index, index + atOnce).map(work));
}
