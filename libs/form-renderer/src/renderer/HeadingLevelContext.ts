import { createContext } from 'react';

/** Level of the heading of a section: 3 in the form, one deeper in each section around it. */
export type HeadingLevel = 3 | 4 | 5 | 6;

/** The level of the next heading. */
export const HeadingLevelContext = createContext<HeadingLevel>(3);

/** The level below another; headings end at 6. */
export function deeper(level: HeadingLevel): HeadingLevel {
  return Math.min(6, level + 1) as HeadingLevel;
}
