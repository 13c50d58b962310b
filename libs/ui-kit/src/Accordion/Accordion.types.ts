import type { SxProps, Theme } from '@mui/material/styles';
import type { HTMLAttributes, ReactNode } from 'react';
import type { SlotProps } from '../slots/SlotProps.ts';

/** Why the details of an accordion are shown or hidden. */
export interface AccordionChangeDetails {
  /** The user pressed the summary. */
  reason: 'summary';
}

/** Props of `Accordion`; everything else goes to its root element. */
export interface AccordionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** One `AccordionSummary` and one `AccordionDetails`; anything else throws. */
  children: ReactNode;
  /** Whether the details are shown (controlled). */
  expanded?: boolean;
  /** Whether the details are shown initially. Default false. */
  defaultExpanded?: boolean;
  /** Called when the details are shown or hidden, with the reason. */
  onExpandedChange?: (expanded: boolean, details: AccordionChangeDetails) => void;
  /** Whether a press on the summary shows and hides the details. Default true. */
  collapsible?: boolean;
  /** True disables it. Default false. */
  disabled?: boolean;
  /** Keeps hidden details in the document. Default true: a form inside keeps what was typed. */
  keepMounted?: boolean;
  /** Level of the heading around the summary. Default 3. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Style overrides. */
  sx?: SxProps<Theme>;
}

/** The parts of an `AccordionSummary`. */
export interface AccordionSummarySlotProps {
  /** The heading around the button. */
  heading?: SlotProps<HTMLDivElement>;
  /** The text with the count. */
  label?: SlotProps<HTMLSpanElement>;
}

/** The parts of `AccordionDetails`. */
export interface AccordionDetailsSlotProps {
  /** The region around the details, which folds up. */
  region?: SlotProps<HTMLDivElement>;
}

/** Props of `AccordionSummary`; everything else goes to its button. */
export interface AccordionSummaryProps extends HTMLAttributes<HTMLButtonElement> {
  /** The heading's text. */
  children?: ReactNode;
  /** How many settings inside are in use; shown in brackets after the text when above 0. */
  count?: number;
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: AccordionSummarySlotProps;
}

/** Props of `AccordionDetails`; everything else goes to its element. */
export interface AccordionDetailsProps extends HTMLAttributes<HTMLDivElement> {
  /** The content. */
  children?: ReactNode;
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: AccordionDetailsSlotProps;
}
