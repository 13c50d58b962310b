'use client';
import { createContext, useContext, useEffect, type RefObject } from 'react';

/** A part of an accordion. */
export type AccordionPart = 'summary' | 'details';

/** What the parts of an accordion need from it. */
export interface AccordionState {
  /** Whether the details are shown. */
  expanded: boolean;
  /** Whether the summary can be pressed. */
  canToggle: boolean;
  /** Whether it is disabled. */
  disabled: boolean;
  /** Keeps hidden details in the document. */
  keepMounted: boolean;
  /** Level of the heading around the summary. */
  headingLevel: number;
  /** Id of the summary's button. */
  summaryId: string;
  /** Id of the details. */
  detailsId: string;
  /** Shows or hides the details. */
  toggle: () => void;
  /** The parts that are mounted, in the order of their mounting. */
  parts: RefObject<AccordionPart[]>;
}

/** Carries the state to the parts. */
export const AccordionContext = createContext<AccordionState | null>(null);

/**
 * Returns the state of the surrounding accordion and registers this part with it.
 * @throws Error when there is none.
 */
export function useAccordionPart(part: AccordionPart): AccordionState {
  const state = useContext(AccordionContext);
  if (!state) throw new Error('AccordionSummary and AccordionDetails must be used inside an Accordion.');
  const { parts } = state;
  useEffect(() => {
    const mounted = parts.current;
    mounted.push(part);
    return () => void mounted.splice(mounted.indexOf(part), 1);
  }, [parts, part]);
  return state;
}
