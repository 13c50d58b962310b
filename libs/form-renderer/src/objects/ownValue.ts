/** What stands under a key; undefined where nothing does, also for keys such as `constructor` that every object answers to. */
export function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
