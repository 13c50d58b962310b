'use client';
import { useState, type FocusEvent } from 'react';

/** Whether a person is busy with a field, and the handlers that tell. */
export interface Engagement {
  /** True from the first touch or focus until the focus leaves. */
  engaged: boolean;
  /** The width of the field's control at that moment, in px; 0 before. */
  anchorWidth: number;
  /** Handlers of the field's outermost element. */
  engagementProps: {
    onFocus: () => void;
    onPointerDown: () => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/**
 * Follows whether a person is busy with a field; a press counts too, since one on a button inside need not bring the
 * focus. The width is read then, before anything is drawn, when it costs nothing.
 */
export function useEngaged(control: HTMLElement | null): Engagement {
  const [anchorWidth, setAnchorWidth] = useState(0);
  const [engaged, setEngaged] = useState(false);
  const engage = () => {
    if (engaged) return;
    setAnchorWidth(control?.offsetWidth ?? 0);
    setEngaged(true);
  };
  return {
    engaged,
    anchorWidth,
    engagementProps: {
      onFocus: engage,
      onPointerDown: engage,
      onBlur: (event) => setEngaged(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
