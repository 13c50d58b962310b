import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to an element that replaces the results, or to the part of it that `partOf` returns, unless the user has
 * moved the focus since the search started, or it started from nowhere, as by a link. Returns the ref of the element.
 */
export function useLedFocus(
  startedFrom: RefObject<Element | null>,
  partOf?: (place: HTMLElement) => HTMLElement | null,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement: focused } = document;
    const from = startedFrom.current;
    const isWhereItBegan = focused === from || from?.isConnected === false || focused?.contains(place.current);
    // Typing in the name field is not interrupted.
    if (!isWhereItBegan || from === document.body || focused?.matches('input') || place.current === null) return;
    (partOf ? partOf(place.current) : place.current)?.focus();
  }, [startedFrom, partOf]);
  return place;
}
