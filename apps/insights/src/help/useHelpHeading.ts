import { useEffect, useRef, type RefObject } from 'react';

/** The ref of a help page's heading, which gets the focus when one page takes the place of another. */
export function useHelpHeading(slug: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A page that is opened by its address begins at its top; a place in the page is where the reader goes.
    if (shown !== undefined && shown !== slug && window.location.hash === '') heading.current?.focus();
    shown = slug;
  }, [slug]);
  return heading;
}

let shown: string | undefined;
