import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

interface Params {
  figure: RefObject<HTMLElement | null>;
  isEmpty: boolean | undefined;
  showsTable: boolean;
  setShowsTable: (shows: boolean) => void;
}

/** Switches between the drawing and the table of a chart on T, and moves the focus to the one that is shown. */
export function useTableKey({ figure, isEmpty, showsTable, setShowsTable }: Params): (event: KeyboardEvent) => void {
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (isPressed.current) focusShown(figure.current);
    isPressed.current = false;
  }, [figure, showsTable]);
  return (event) => {
    if (event.key.toLowerCase() !== 't' || event.ctrlKey || event.metaKey || event.altKey || isEmpty) return;
    if (!isOnChart(event)) return;
    event.preventDefault();
    isPressed.current = true;
    setShowsTable(!showsTable);
  };
}

/** Letters typed into a field, or in a menu over the chart, are for those. */
function isOnChart({ target, currentTarget }: KeyboardEvent): boolean {
  return target instanceof Element && currentTarget.contains(target) && !target.closest('input, textarea, select');
}

/** A button beside them keeps the focus. */
function focusShown(figure: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement !== figure && figure?.contains(activeElement)) return;
  (figure?.querySelector<HTMLElement>('[role="application"], [role="region"]') ?? figure)?.focus();
}
