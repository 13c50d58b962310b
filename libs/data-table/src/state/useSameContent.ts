import { useMemo } from 'react';

/** Returns a JSON value with a stable identity until its content changes. */
export function useSameContent<Content>(value: Content): Content {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Content, [text]);
}
