import { useEffect, useRef, type RefObject } from 'react';

/** Returns the ref of the name's field. Focuses it and selects its text initially, and when the name is refused. */
export function useNameToSelect(error: string | null): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const select = () => {
    field.current?.focus();
    field.current?.select();
  };
  useEffect(select, []);
  useEffect(() => {
    // It is cleared by typing, which goes on.
    if (error !== null) select();
  }, [error]);
  return field;
}
