const none: readonly string[] = [];

/** A value of one or several choices as a list; the same empty list if there is none. */
export function stringsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string') ? value : value.map(String);
  return value === undefined || value === null || value === '' ? none : [String(value)];
}
