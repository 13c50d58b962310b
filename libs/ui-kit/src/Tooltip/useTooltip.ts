'use client';
import { useCallback, useEffect, useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';

/** Clock and timers of tooltips, so that a test needs no sleeping. */
export interface TooltipTimers {
  /** The time in ms; only differences count. */
  now: () => number;
  /** Runs a callback after a delay in ms. */
  setTimeout: (callback: () => void, delayMs: number) => unknown;
  /** Cancels a delayed callback. */
  clearTimeout: (handle: never) => void;
}

const environmentTimers: TooltipTimers = {
  now: () => Date.now(),
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: (handle) => clearTimeout(handle),
};

const enterDelayMs = 400;
/** The delay while the user goes from one control with a tooltip to the next. */
const enterNextDelayMs = 200;
const nextWithinMs = 800;
/** Time to get from the control onto the tooltip. */
const leaveDelayMs = 100;
const longPressMs = 700;
const readTouchMs = 1500;

let lastOpenAt = Number.NEGATIVE_INFINITY;

/** State and handlers of a tooltip. */
export interface TooltipState {
  /** Whether it is shown. */
  open: boolean;
  /** Handlers of the control: pointer, long touch, focus that is visible, and a press where that is its purpose. */
  controlHandlers: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
    onClick: (event: MouseEvent) => void;
  };
  /** Handlers of the tooltip itself: it stays while the pointer is on it. */
  surfaceHandlers: { onPointerEnter: () => void; onPointerLeave: () => void };
}

/**
 * Opens a tooltip after a delay on hover or focus, and closes it on leave, blur or Escape. With `openOnPress` a press
 * toggles it too.
 */
export function useTooltip(openOnPress: boolean, timers: TooltipTimers = environmentTimers): TooltipState {
  const [open, setOpen] = useState(false);
  const pressed = useRef<Element | null>(null);
  const touched = useRef(false);
  const pending = useRef<unknown>(undefined);
  const change = useCallback(
    (next: boolean, delayMs: number) => {
      timers.clearTimeout(pending.current as never);
      const apply = () => {
        setOpen(next);
        if (next) lastOpenAt = timers.now();
      };
      if (delayMs > 0) pending.current = timers.setTimeout(apply, delayMs);
      else apply();
    },
    [timers],
  );
  useEffect(() => () => timers.clearTimeout(pending.current as never), [timers]);
  useEffect(() => {
    if (!open) return undefined;
    // Only watched: the same Escape also closes the dialog or list around the control.
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && change(false, 0);
    // Not every browser focuses a pressed button, so there may be no blur.
    const closeElsewhere = ({ target }: Event) => {
      if (pressed.current && !pressed.current.contains(target as Node)) change(false, 0);
    };
    document.addEventListener('keydown', closeOnEscape, true);
    document.addEventListener('pointerdown', closeElsewhere);
    return () => {
      pressed.current = null;
      lastOpenAt = timers.now();
      document.removeEventListener('keydown', closeOnEscape, true);
      document.removeEventListener('pointerdown', closeElsewhere);
    };
  }, [open, change, timers]);
  const enter = () => change(true, timers.now() - lastOpenAt < nextWithinMs ? enterNextDelayMs : enterDelayMs);
  const leave = () => change(false, leaveDelayMs);
  const liftFinger = ({ pointerType }: PointerEvent) => pointerType === 'touch' && change(false, readTouchMs);
  return {
    open,
    controlHandlers: {
      onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && enter(),
      onPointerLeave: ({ pointerType }) => pointerType !== 'touch' && leave(),
      // A mouse press closes the tooltip; a long touch opens it.
      onPointerDown: ({ pointerType }) => {
        touched.current = pointerType === 'touch';
        if (touched.current) change(true, longPressMs);
        else if (!openOnPress) change(false, 0);
      },
      onPointerUp: liftFinger,
      onPointerCancel: liftFinger,
      // A dialog that was opened with a finger gives the focus back: no key or pointer would close the tooltip.
      onFocus: ({ target }) => !touched.current && isFocusVisible(target) && enter(),
      // At once: it would cover the control that has the focus next.
      onBlur: () => change(false, 0),
      onClick: ({ currentTarget }) => {
        if (!openOnPress) return;
        pressed.current = currentTarget;
        change(!open, 0);
      },
    },
    surfaceHandlers: { onPointerEnter: () => change(true, 0), onPointerLeave: leave },
  };
}

function isFocusVisible(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    // Without support for the selector, every focus counts.
    return true;
  }
}
