/** Where something scrolls sideways stands, in px, as the browser tells it. */
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
  left: boolean;
  right: boolean;
}

/** At which edges of a scroller more is hidden; less than a px is the browser's rounding. */
export function hiddenEdges({ scrollLeft, clientWidth, scrollWidth }: SidewaysScroll): HiddenEdges {
  return { left: scrollLeft >= 1, right: scrollWidth - clientWidth - scrollLeft >= 1 };
}
