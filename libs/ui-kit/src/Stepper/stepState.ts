import type { StepperProps, StepState } from './Stepper.types.ts';

/** Where a step is, by its index and that of the active step. */
export function stepState(index: number, activeStep: number): StepState {
  if (index < activeStep) return 'completed';
  return index === activeStep ? 'active' : 'upcoming';
}

/** Whether a step can be gone to. The active one is there already. */
export function canSelect(state: StepState, selectable: NonNullable<StepperProps['selectable']>): boolean {
  if (selectable === 'none' || state === 'active') return false;
  return selectable === 'all' || state === 'completed';
}
