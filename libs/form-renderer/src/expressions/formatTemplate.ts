/** The parts of a template such as `%{data}%` or `[{lower},{upper}]`: text and the names of places, in turn. */
export function splitTemplate(template: string): string[] {
  return template.split(/\{(data|lower|upper)\}/);
}

/** The template with its places filled. */
export function fillTemplate(template: string, places: Readonly<Record<string, string | number>>): string {
  return splitTemplate(template)
    .map((part, index) => (index % 2 === 1 ? (places[part] ?? '') : part))
    .join('');
}

/**
 * Reads the values of a template's placeholders from a text made with it; undefined for any other text. Each value ends where
 * the text behind it first occurs, found without a pattern, which would try all ways to share the text among the places.
 */
export function readTemplate(template: string, text: string): Record<string, string> | undefined {
  const parts = splitTemplate(template);
  const first = parts[0] ?? '';
  if (parts.length === 1) return text === first ? {} : undefined;
  const last = parts.at(-1) ?? '';
  const end = text.length - last.length;
  if (end < first.length || !text.startsWith(first) || !text.endsWith(last)) return undefined;
  const places: Record<string, string> = {};
  let at = first.length;
  for (let index = 1; index < parts.length; index += 2) {
    const behind = parts[index + 1] ?? '';
    const next = index + 2 === parts.length ? end : text.indexOf(behind, at);
    if (next < at || next > end) return undefined;
    places[parts[index] ?? ''] = text.slice(at, next);
    at = next + behind.length;
  }
  return places;
}
