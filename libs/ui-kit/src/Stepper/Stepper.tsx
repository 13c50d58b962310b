'use client';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import PriorityHighOutlined from '@mui/icons-material/PriorityHighOutlined';
import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactElement } from 'react';
import { assertList } from '../assertList/assertList.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { useControllable } from '../useControllable/useControllable.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { Step, StepChangeDetails, StepperProps, StepState } from './Stepper.types.ts';
import { stepperStyles } from './stepperStyles.ts';
import { canSelect, stepState } from './stepState.ts';

const Root = styled('ol')(stepperStyles);
const stateNames: Readonly<Record<StepState, string>> = { completed: 'Completed', active: 'Current', upcoming: '' };

/**
 * Where a person stands in a task of several steps. Steps before the active one are completed, those after it upcoming.
 * @throws Error when the active step is no whole number from 0 to the number of steps.
 */
export const Stepper = forwardRef<HTMLOListElement, StepperProps>(function Stepper(inProps, ref) {
  const {
    steps,
    activeStep,
    defaultActiveStep = 0,
    onActiveStepChange,
    selectable = 'none',
    ...own
  } = useThemedProps('KitStepper', inProps);
  const { orientation = 'horizontal', slotProps, ...rest } = own;
  const [active, setActive] = useControllable<number, StepChangeDetails>({
    value: activeStep,
    defaultValue: defaultActiveStep,
    onChange: onActiveStepChange,
  });
  assertList('Stepper', 'steps', steps);
  assertActiveStep(active, steps.length);
  return (
    // Safari forgets that a list without numbers is a list.
    <Root ref={ref} role="list" {...rest} data-orientation={orientation}>
      {steps.map((step, index) => {
        const state = stepState(index, active);
        const isSelectable = canSelect(state, selectable);
        return (
          <StepItem
            key={index}
            {...{ step, index, state }}
            circleProps={slotProps?.circle}
            onSelect={isSelectable ? () => setActive(index, { reason: 'step' }) : undefined}
          />
        );
      })}
    </Root>
  );
});

interface StepItemProps {
  step: Step;
  index: number;
  state: StepState;
  circleProps: HTMLAttributes<HTMLSpanElement> | undefined;
  onSelect: (() => void) | undefined;
}

function StepItem({ step, index, state, circleProps, onSelect }: StepItemProps): ReactElement {
  const { label, description, error = false, optional = false, icon, disabled = false } = step;
  const hasError = Boolean(error);
  const detail =
    typeof error === 'string' && error !== '' ? error : (description ?? (optional ? 'Optional' : undefined));
  const said = [hasError && 'Error', stateNames[state]].filter(Boolean).join(', ');
  const content = (
    <>
      <span aria-hidden="true" {...circleProps} className={`KitStepper-circle ${circleProps?.className ?? ''}`.trim()}>
        {hasError ? <PriorityHighOutlined /> : (icon ?? (state === 'completed' ? <CheckOutlined /> : index + 1))}
      </span>
      <span className="KitStepper-text">
        {said !== '' && <VisuallyHidden>{`${said}: `}</VisuallyHidden>}
        <span className="KitStepper-label">{label}</span>
        {detail != null && <div className="KitStepper-description">{detail}</div>}
      </span>
    </>
  );
  return (
    <li
      data-state={state}
      data-error={hasError || undefined}
      aria-current={state === 'active' ? 'step' : undefined}
      tabIndex={onSelect || state === 'active' ? -1 : undefined}
    >
      {onSelect ? (
        <button
          type="button"
          className="KitStepper-step"
          disabled={disabled}
          onClick={({ currentTarget }) => {
            // The active step is no button: the focus would be lost with this one.
            currentTarget.parentElement?.focus();
            onSelect();
          }}
        >
          {content}
        </button>
      ) : (
        <div className="KitStepper-step">{content}</div>
      )}
    </li>
  );
}

function assertActiveStep(activeStep: number, count: number): void {
  if (Number.isInteger(activeStep) && activeStep >= 0 && activeStep <= count) return;
  throw new Error(
    `Stepper needs an activeStep that is a whole number from 0 to the number of its steps (${count}, when all are completed); it was given ${activeStep}.`,
  );
}
