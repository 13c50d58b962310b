type Props = Record<string, unknown>;
type Handler = (event: unknown) => void;

/**
 * Props of one element that `slotProps`, the user's own props and the component all say: handlers run one after the
 * other, descriptions and styles count together; of all else the last value counts.
 */
export function joinedProps<Own extends object>(
  given: object | undefined,
  own: Own | undefined,
  ours?: Partial<Own>,
): Own {
  const joined: Props = {};
  for (const props of [given, own, ours] as Props[])
    for (const name in props) joined[name] = joinedProp(name, joined[name], props[name]);
  return joined as Own;
}

function joinedProp(name: string, before: unknown, value: unknown): unknown {
  if (!before || !value) return value ?? before;
  if (name === 'style') return { ...before, ...value };
  if (name === 'aria-describedby') return `${before as string} ${value as string}`;
  if (typeof value !== 'function') return value;
  return (event: unknown) => {
    (before as Handler)(event);
    (value as Handler)(event);
  };
}
