import type { MountedContestant } from '../../harness/page/openStage.ts';

/**
 * Props of a contestant: it draws two months side by side, the first one that of `from`, with a selected range of days.
 */
export interface DatesProps {
  from: Date;
  to: Date;
  /** Today, the same in every run. */
  today: Date;
}

/** A contestant of the dates part. */
export interface DatesContestant extends MountedContestant<DatesProps> {
  /** Selector of the element that opens the calendar, if it is not open initially. */
  opener?: string;
  /** Selector of the buttons that are clicked, one after the other, to show the next two months. */
  next: string;
  /** Names of the visible months. */
  title(): string;
  /** Number of visible days of these months. */
  days(): number;
}

/** The texts of all elements of a selector, put together. */
export function textsOf(selector: string): string {
  return [...document.querySelectorAll(selector)].map((element) => element.textContent).join(' ');
}

/** Returns the number of elements of a selector. */
export function countOf(selector: string): number {
  return document.querySelectorAll(selector).length;
}
