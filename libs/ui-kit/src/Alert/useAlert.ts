'use client';
import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { AlertOpenChangeDetails } from './Alert.types.ts';
import { useAlertTimer, type AlertTimers } from './useAlertTimer.ts';

/** Options of `useAlert`. */
export interface AlertOptions {
  /** How long it stays, in ms. */
  durationMs: number;
  /** A change restarts its timer. */
  revision: number;
  /** Whether Escape closes it while it has the focus. */
  closesOnEscape: boolean;
  /** Clock and timers. */
  timers: AlertTimers;
  /** Closes it. */
  onClose: (reason: AlertOpenChangeDetails['reason']) => void;
}

/** Behaviour of an alert that is shown. */
export interface AlertBehaviour {
  /** Closes it; returns the focus if it is inside. */
  close: (reason: AlertOpenChangeDetails['reason']) => void;
  /** Handlers of the root: time under the pointer or in focus does not count. */
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** Closes an alert after its duration, and returns the focus. */
export function useAlert(options: AlertOptions, root: RefObject<HTMLElement | null>): AlertBehaviour {
  const { durationMs, revision, closesOnEscape, timers, onClose } = options;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const origin = useRef<EventTarget | null>(null);
  const close = (reason: AlertOpenChangeDetails['reason']) => {
    const { current: from } = origin;
    // What had the focus may be gone, and nothing may have had it.
    const place = from instanceof HTMLElement && from.isConnected ? from : document.querySelector('main');
    if (root.current?.contains(document.activeElement)) place?.focus({ preventScroll: true });
    onClose(reason);
  };
  useAlertTimer({ durationMs, revision, paused: hovered || focused }, () => close('timeout'), timers);
  return {
    close,
    handlers: {
      onKeyDown: (event) => {
        if (!closesOnEscape || event.key !== 'Escape') return;
        // What is open below stays open.
        event.preventDefault();
        close('escape');
      },
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
        setFocused(true);
      },
      onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
