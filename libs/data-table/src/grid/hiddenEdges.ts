/** Where something that scrolls sideways is, in px, as the browser reports it. */
export interface SidewaysScroll {
  /** How far it is scrolled from its start. */
  scrollLeft: number;
  /** Width of what is in view. */
  clientWidth: number;
  /** Width of the whole. */
  scrollWidth: number;
}

/** At which edges more is hidden. */
export interface HiddenEdges {
  /** Where lines begin: the left edge, or the right one where text runs from right to left. */
  start: boolean;
  /** The other one. */
  end: boolean;
}

/**
 * At which edges of a scroller more is hidden; less than a px is the browser's rounding. Where text runs from right to left
 * browsers count downwards from 0, and the edges are the other way round.
 */
export function hiddenEdges({ scrollLeft, clientWidth, scrollWidth }: SidewaysScroll): HiddenEdges {
  const scrolled = Math.abs(scrollLeft);
  return { start: scrolled >= 1, end: scrollWidth - clientWidth - scrolled >= 1 };
}
