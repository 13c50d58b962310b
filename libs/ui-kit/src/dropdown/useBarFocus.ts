'use client';
import { useState, type RefCallback } from 'react';

/** Where the focus is between a dropdown's field and the buttons under its list. */
export interface BarFocus {
  /** The ref of the element that holds the buttons. */
  setBar: RefCallback<HTMLElement>;
  /** Leads the focus to the first button; false if there is none. */
  enter: () => boolean;
  /** The focus has come to the buttons, or has left them. */
  mark: (isInside: boolean) => void;
  /** Whether the focus is at the buttons, or on its way there. */
  isInside: () => boolean;
}

/** Keeps where the focus is; nothing is drawn by it. */
export function useBarFocus(): BarFocus {
  const [focus] = useState(createBarFocus);
  return focus;
}

function createBarFocus(): BarFocus {
  let bar: HTMLElement | null = null;
  let inside = false;
  return {
    setBar: (element) => {
      bar = element;
      if (!element) inside = false;
    },
    enter: () => {
      const button = bar?.querySelector('button');
      if (!button) return false;
      // The field's blur comes before the button's focus, and must not close the list.
      inside = true;
      button.focus();
      return true;
    },
    mark: (isInside) => {
      inside = isInside;
    },
    isInside: () => inside,
  };
}
