'use client';
import { useState, type FocusEvent } from 'react';
import { soonWhenIdle } from '../lazyPart/whenBrowserIsIdle.ts';

/** Whether a person is busy with a field. */
export interface Engagement {
  /** Whether somebody is. */
  engaged: boolean;
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
  const [engaged, setEngaged] = useState(false);
  // In its own time: the press that begins it may open the list at once.
  const note = (next: boolean) => void soonWhenIdle(() => setEngaged(next));
  const engage = () => note(true);
  return {
    engaged,
    handlers: {
      onFocus: engage,
      onPointerDown: engage,
      onBlur: (event) => note(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
