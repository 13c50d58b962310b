'use client';
import { useRef, type KeyboardEvent } from 'react';

/** Handlers of a list whose letters move in it. */
export interface SpacesOfWords {
  /** Notes letters, and spaces that come right after one. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Keeps a space that belongs to the letters from pressing the item in focus. */
  onKeyUpCapture: (event: KeyboardEvent) => void;
}

/** How long after a letter a space still belongs to it, in ms: as long as MUI's list collects letters. */
const forgetAfterMs = 500;
/** Keys that lead elsewhere, where a space presses. */
const moving = /^(Arrow|Home|End)/;

/**
 * Lets the user type "Sort by zip" to focus that item, without the spaces choosing another one: MUI's items take a
 * space as a press on key up.
 */
export function useSpacesOfWords(): SpacesOfWords {
  const lastLetterAt = useRef(Number.NEGATIVE_INFINITY);
  const belongs = useRef(false);
  return {
    onKeyDown: ({ key, timeStamp }) => {
      if (moving.test(key)) lastLetterAt.current = Number.NEGATIVE_INFINITY;
      if (key.length !== 1) return;
      belongs.current = key === ' ' && timeStamp - lastLetterAt.current <= forgetAfterMs;
      if (key !== ' ' || belongs.current) lastLetterAt.current = timeStamp;
    },
    onKeyUpCapture: (event) => {
      if (event.key === ' ' && belongs.current) event.preventDefault();
    },
  };
}
