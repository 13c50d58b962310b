import type { SxProps, Theme } from '@mui/material/styles';
import type { OlHTMLAttributes, ReactNode } from 'react';
import type { SlotProps } from '../slots/SlotProps.ts';

/** One step on the way. */
export interface Step {
  /** What is done in it. */
  label: string;
  /** A second, quieter line. */
  description?: ReactNode;
  /** Something is wrong in it; a text replaces the description. Default false. */
  error?: boolean | string;
  /** It may be left out: "Optional" is shown below the label. Default false. */
  optional?: boolean;
  /** Content of the circle instead of the step's number. */
  icon?: ReactNode;
  /** It cannot be gone to. Default false. */
  disabled?: boolean;
}

/** Where a step is: before the active one, at it, or after it. */
export type StepState = 'completed' | 'active' | 'upcoming';

/** Why the active step changed. */
export interface StepChangeDetails {
  /** `step` for a press on a step. */
  reason: 'step';
}

/** The parts of a `Stepper`. */
export interface StepperSlotProps {
  /** Every step: a button where it can be gone to. */
  step?: SlotProps<HTMLElement>;
  /** Every step's circle. */
  circle?: SlotProps<HTMLSpanElement>;
  /** Every step's name. */
  label?: SlotProps<HTMLSpanElement>;
  /** Every step's second line. */
  description?: SlotProps<HTMLDivElement>;
}

/** Props of `Stepper`; everything else goes to its root element, a list. */
export interface StepperProps extends Omit<OlHTMLAttributes<HTMLOListElement>, 'children' | 'onChange'> {
  /** The steps in their order. */
  steps: readonly Step[];
  /** What the steps lead to, read by screen readers. */
  'aria-label'?: string;
  /**
   * Index of the active step, counted from 0 (controlled); the number of steps when all are
   * completed.
   */
  activeStep?: number;
  /** Index of the active step initially (uncontrolled). Default 0. */
  defaultActiveStep?: number;
  /** Called with the index of the step that was pressed. */
  onActiveStepChange?: (activeStep: number, details: StepChangeDetails) => void;
  /** Which steps can be gone to by pressing them: none, those before the active one, or all. Default `none`. */
  selectable?: 'none' | 'completed' | 'all';
  /** The direction in which the steps follow each other; on a narrow screen they are always one below the other. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical';
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: StepperSlotProps;
}
