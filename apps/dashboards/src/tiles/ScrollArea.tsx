import { colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useCallback, useState, type ReactElement, type ReactNode } from 'react';
import { t } from '../language/texts.ts';

const Area = styled('div')({
  overflowX: 'auto',
  // Words for screen readers alone scroll with their cells: they would widen the page.
  position: 'relative',
  '@media print': { overflow: 'visible' },
  // A shadow at each edge with hidden content; it disappears at the end of the scroll.
  '&[data-scrolls]': {
    backgroundImage: [
      `linear-gradient(to right, ${colors.surface} 40%, transparent)`,
      `linear-gradient(to left, ${colors.surface} 40%, transparent)`,
      `linear-gradient(to right, ${colors.line}, transparent)`,
      `linear-gradient(to left, ${colors.line}, transparent)`,
    ].join(', '),
    backgroundPosition: 'left, right, left, right',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '32px 100%, 32px 100%, 10px 100%, 10px 100%',
    backgroundAttachment: 'local, local, scroll, scroll',
  },
});

/** Scrolls content that is too wide; then it is a tab stop, so that arrow keys scroll it. */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }): ReactElement {
  const [isScrolling, setScrolling] = useState(false);
  const watch = useCallback((element: HTMLDivElement | null) => {
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setScrolling(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <Area
      ref={watch}
      {...(isScrolling && {
        tabIndex: 0,
        role: 'group',
        'aria-label': t('{title}, scrolls aside', { title: label }),
        'data-scrolls': '',
      })}
    >
      {children}
    </Area>
  );
}
