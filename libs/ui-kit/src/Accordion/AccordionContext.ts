'use client';
import { createContext, useContext } from 'react';

/** What the parts of an accordion need from it. */
export interface AccordionState {
  /** Whether the details are shown. */
  expanded: boolean;
  /** Whether a press on the summary does something. */
  canToggle: boolean;
  /** It cannot be used. */
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
}

/** Carries the state to the parts. */
export const AccordionContext = createContext<AccordionState | null>(null);

/**
 * The state of the surrounding accordion.
 * @throws Error when there is none.
 */
export function useAccordion(): AccordionState {
  const state = useContext(AccordionContext);
  if (!state) throw new Error('AccordionSummary and AccordionDetails must be used inside an Accordion.');
  return state;
}
