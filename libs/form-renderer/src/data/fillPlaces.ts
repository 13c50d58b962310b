/** The value of each name in braces; undefined for an empty field. */
export type Places = Readonly<Record<string, string | undefined>>;

/**
 * Replaces every `{name}` in the texts of params. Other braces are unchanged. Omits properties whose text has an empty
 * placeholder, and objects that become empty.
 */
export function fillPlaces(params: Record<string, unknown>, places: Places): Record<string, unknown> {
  return (filled(params, places) as Record<string, unknown> | undefined) ?? {};
}

function filled(value: unknown, places: Places): unknown {
  if (typeof value === 'string') return filledText(value, places);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const kept = entries
    .map(([key, part]) => [key, filled(part, places)] as const)
    .filter(([, part]) => part !== undefined);
  if (Array.isArray(value)) return kept.map(([, part]) => part);
  return kept.length === 0 && entries.length > 0 ? undefined : Object.fromEntries(kept);
}

function filledText(text: string, places: Places): string | undefined {
  let isEmpty = false;
  const result = text.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => {
    if (!Object.hasOwn(places, name)) return whole;
    isEmpty ||= places[name] === undefined;
    return places[name] ?? '';
  });
  return isEmpty ? undefined : result;
}
