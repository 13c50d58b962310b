const tabStops = 'a[href], button, input, select, textarea, [tabindex]';

/** Moves the focus to the other end of an element where Tab would leave it. */
export function keepTabInside(element: HTMLElement, event: KeyboardEvent): void {
  const focused = document.activeElement;
  const stops = [...element.querySelectorAll<HTMLElement>(tabStops)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled'),
  );
  const hasNext =
    element.contains(focused) &&
    stops.some((stop) => (event.shiftKey ? isAfter(focused, stop) : isAfter(stop, focused)));
  if (hasNext) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}

function isAfter(later: Element | null, earlier: Element | null): boolean {
  if (later === null || earlier === null) return false;
  return (earlier.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
