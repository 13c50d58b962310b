/** Horizontal scroll metrics of an element in px. */
export interface SidewaysScroll {
  /** Scroll position. */
  scrollLeft: number;
  /** Width of the viewport. */
  clientWidth: number;
  /** Width of the content. */
  scrollWidth: number;
}

/** Edges with hidden content. */
export interface HiddenEdges {
  /** The start edge: left, or right in right-to-left text. */
  start: boolean;
  /** The end edge. */
  end: boolean;
}

/**
 * Returns the edges of a scroller with hidden content; ignores less than 1 px (rounding). In right-to-left text,
 * `scrollLeft` is negative and the edges are swapped.
 */
export function hiddenEdges({ scrollLeft, clientWidth, scrollWidth }: SidewaysScroll): HiddenEdges {
  const scrolled = Math.abs(scrollLeft);
  return { start: scrolled >= 1, end: scrollWidth - clientWidth - scrolled >= 1 };
}
