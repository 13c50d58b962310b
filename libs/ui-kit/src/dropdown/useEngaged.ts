'use client';
import { useState, type FocusEvent } from 'react';

/** Whether a person is busy with a field; kept beside the field, which is not drawn anew for it. */
export interface Engagement {
  /** Calls back with whether somebody is busy, after each change; returns what ends that. */
  follow: (listener: (engaged: boolean) => void) => () => void;
  /** Handlers of the field's outermost element. */
  handlers: {
    onFocus: () => void;
    onPointerDown: () => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/**
 * Follows whether a person is busy with a field, from the first touch or focus until the focus leaves; a press counts
 * too, since one on a button inside need not bring the focus.
 */
export function useEngaged(): Engagement {
  const [engagement] = useState(createEngagement);
  return engagement;
}

function createEngagement(): Engagement {
  let tell: ((engaged: boolean) => void) | undefined;
  const engage = () => tell?.(true);
  return {
    follow: (listener) => {
      tell = listener;
      return () => {
        tell = undefined;
      };
    },
    handlers: {
      onFocus: engage,
      onPointerDown: engage,
      onBlur: (event) => tell?.(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
