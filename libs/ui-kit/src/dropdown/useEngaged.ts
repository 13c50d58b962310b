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
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** Follows whether a person is busy with a field: from the focus, which the buttons inside hand on to it, until that leaves. */
export function useEngaged(): Engagement {
  const [engaged, setEngaged] = useState(false);
  // In its own time: the press that begins it opens the list at once.
  const note = (next: boolean) => soonWhenIdle(() => setEngaged(next));
  return {
    engaged,
    handlers: {
      onFocus: () => note(true),
      onBlur: (event) => note(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
