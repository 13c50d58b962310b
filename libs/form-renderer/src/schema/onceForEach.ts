/** A function that makes something of an object, and hands out the same for the same object from then on. */
export function onceForEach<TKey extends object, TMade>(make: (key: TKey) => TMade): (key: TKey) => TMade {
  const known = new WeakMap<TKey, TMade>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
}
