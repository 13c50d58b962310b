'use client';
import { useEffect, useState, type FocusEvent } from 'react';
import { soonWhenIdle } from '../lazyPart/whenBrowserIsIdle.ts';

/** Whether a user is busy with a field. */
export interface Engagement {
  /** Whether a user is. */
  engaged: boolean;
  /** Handlers of the field's outermost element. */
  handlers: {
    onFocus: () => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/**
 * Follows whether the user is busy with a field: from the focus, which the buttons inside hand on to it, until that leaves. A
 * field that becomes disabled keeps the focus on its box: nothing inside can have it then, and it would go to the start of the page.
 * @param onLeave Called when the focus leaves.
 */
export function useEngaged(disabled: boolean, box: HTMLElement | null, onLeave: () => void): Engagement {
  const [engaged, setEngaged] = useState(false);
  useEffect(() => {
    if (!disabled || !engaged || !box) return;
    const { activeElement, body } = box.ownerDocument;
    if (activeElement === body || box.contains(activeElement)) box.focus();
  }, [disabled, engaged, box]);
  // In its own time: the press that begins it opens the list at once.
  const note = (next: boolean) => soonWhenIdle(() => setEngaged(next));
  return {
    engaged,
    handlers: {
      onFocus: () => note(true),
      onBlur: (event) => {
        const isInside = event.currentTarget.contains(event.relatedTarget);
        if (!isInside) onLeave();
        note(isInside);
      },
    },
  };
}
