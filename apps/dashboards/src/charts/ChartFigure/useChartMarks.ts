import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { ChartCommonProps, ChartDrawing } from './ChartFigure.types.ts';
import { markSentence, type ChartMark } from './ChartMark.ts';
import { markAt } from './markAt.ts';
import { isMoveKey, moveMark } from './moveMark.ts';

/** Time to get from a mark onto its tooltip, in ms. */
const leaveDelayMs = 150;

/** State and handlers of the marks of a chart. */
export interface ChartMarks {
  /** The mark that the keyboard is on, while the chart has the focus. */
  focused: ChartMark | undefined;
  /** The mark whose tooltip is open. */
  described: ChartMark | undefined;
  /** What screen readers hear: the focused mark, once the user has moved to it. */
  announcement: string;
  /** Handlers of the element that has the focus and the pointer. */
  plotHandlers: {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onFocus: () => void;
    onBlur: () => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerLeave: () => void;
    onClick: (event: MouseEvent<HTMLElement>) => void;
    onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  };
  /** Handlers of the tooltip: it stays open under the pointer. */
  tooltipHandlers: { onPointerEnter: () => void; onPointerLeave: () => void };
}

interface Params extends Pick<ChartCommonProps, 'onSelect'> {
  drawing: ChartDrawing | undefined;
  /** Index of the mark that the keyboard is on. */
  place: number;
  setPlace: (place: number) => void;
  /** Called with a mark whose menu is asked for. */
  openMenu: ((mark: ChartMark) => void) | undefined;
  /** Moves the focus out of the marks. */
  leave: () => void;
}

/** Moves a focus over the marks of a chart and opens the tooltip of the focused or hovered one. */
export function useChartMarks({ drawing, place, setPlace, onSelect, openMenu, leave }: Params): ChartMarks {
  const marks = drawing?.marks ?? [];
  const [hasFocus, setHasFocus] = useState(false);
  const [hasMoved, setHasMoved] = useState(false);
  const tooltip = useTooltipOf();
  const position = Math.max(0, Math.min(place, marks.length - 1));
  const focused = hasFocus ? marks[position] : undefined;
  const pointed = (event: MouseEvent<HTMLElement>) => markAt(marks, ...placeIn(event), drawing?.reach);
  const moveTo = (next: number) => {
    setHasMoved(true);
    setPlace(next);
    tooltip.open(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || marks.length === 0) return;
    const mark = marks[position];
    if (isMoveKey(event.key)) moveTo(moveMark(marks, position, event.key));
    else if (event.key === 'Enter' && mark) onSelect?.(mark);
    else if (isMenuKey(event) && mark && openMenu) openMenu(mark);
    else if (event.key === 'Escape') {
      // An open tooltip takes the first Escape before it gets here.
      leave();
      event.stopPropagation();
    } else return;
    event.preventDefault();
  };
  return {
    focused,
    described: tooltip.position === undefined ? undefined : marks[tooltip.position],
    announcement: focused && hasMoved ? markSentence(focused) : '',
    plotHandlers: {
      onKeyDown,
      onFocus: () => {
        setHasFocus(true);
        tooltip.open(position);
      },
      onBlur: () => {
        setHasFocus(false);
        setHasMoved(false);
        tooltip.close();
      },
      onPointerMove: (event) => tooltip.follow(pointed(event)),
      onPointerLeave: tooltip.closeSoon,
      onClick: (event) => {
        const hit = pointed(event) ?? -1;
        const mark = marks[hit];
        if (!mark) return;
        moveTo(hit);
        onSelect?.(mark);
      },
      onContextMenu: (event) => {
        const mark = marks[pointed(event) ?? -1];
        if (!mark || !openMenu) return;
        event.preventDefault();
        openMenu(mark);
      },
    },
    tooltipHandlers: { onPointerEnter: tooltip.keep, onPointerLeave: tooltip.closeSoon },
  };
}

/** The place of the pointer in the drawing. */
function placeIn({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): [x: number, y: number] {
  const { left, top } = currentTarget.getBoundingClientRect();
  return [clientX - left, clientY - top];
}

function isMenuKey({ key, shiftKey }: KeyboardEvent): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey);
}

/** Holds which mark has its tooltip open. Escape closes it, wherever the focus is (WCAG 1.4.13). */
function useTooltipOf() {
  const [position, setPosition] = useState<number>();
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = () => clearTimeout(pending.current);
  const isOpen = position !== undefined;
  useEffect(() => () => clearTimeout(pending.current), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setPosition(undefined);
    };
    document.addEventListener('keydown', closeOnEscape, true);
    return () => document.removeEventListener('keydown', closeOnEscape, true);
  }, [isOpen]);
  const open = (next: number) => {
    keep();
    setPosition(next);
  };
  const closeSoon = () => {
    keep();
    pending.current = setTimeout(() => setPosition(undefined), leaveDelayMs);
  };
  return {
    position,
    open,
    keep,
    closeSoon,
    close: () => {
      keep();
      setPosition(undefined);
    },
    follow: (next: number | undefined) => (next === undefined ? isOpen && closeSoon() : open(next)),
  };
}
