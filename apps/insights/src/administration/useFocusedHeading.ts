import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The focused element was removed with the previous page: focuses this page's heading. */
    focusHeading?: boolean;
  }
}

/** State of a navigation that moves the focus to the page's heading. */
export const focusHeading = { focusHeading: true } as const;

/** The ref of a page's heading, which gets the focus where the navigation asked for it. */
export function useFocusedHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isWanted = useLocation({ select: ({ state }) => state.focusHeading === true });
  useEffect(() => {
    if (isWanted) heading.current?.focus();
  }, [isWanted]);
  return heading;
}
