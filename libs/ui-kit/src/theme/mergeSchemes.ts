type Plain = Readonly<Record<string, unknown>>;

/** Merges given colour schemes into those of the theme, colour by colour: what is left out stays. */
export function mergeSchemes(own: Plain, given: Plain = {}): Record<string, unknown> {
  const merged = Object.entries(given).map(([name, scheme]) => [
    name,
    scheme === true ? own[name] : merge(own[name], scheme, 3),
  ]);
  return { ...own, ...(Object.fromEntries(merged) as Plain) };
}

/** Merges objects down to a depth: scheme, palette, colour. */
function merge(own: unknown, given: unknown, depth: number): unknown {
  if (depth === 0 || !isObject(own) || !isObject(given)) return given;
  const merged = Object.entries(given).map(([key, value]) => [key, merge(own[key], value, depth - 1)]);
  return { ...own, ...(Object.fromEntries(merged) as Plain) };
}

function isObject(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null;
}
