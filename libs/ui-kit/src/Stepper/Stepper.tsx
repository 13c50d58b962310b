'use client';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import PriorityHighOutlined from '@mui/icons-material/PriorityHighOutlined';
import { styled } from '@mui/material/styles';
import { forwardRef, type MouseEvent, type ReactElement } from 'react';
import { assertList } from '../assertList/assertList.ts';
import { stepperTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import { Part } from '../slots/Part.tsx';
import { partProps } from '../slots/partProps.ts';
import type { SlotProps } from '../slots/SlotProps.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { useControllable } from '../useControllable/useControllable.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { Step, StepChangeDetails, StepperProps, StepperSlotProps, StepState } from './Stepper.types.ts';
import { stepperStyles } from './stepperStyles.ts';
import { canSelect, stepState } from './stepState.ts';

const Root = styled('ol')(stepperStyles);
const StepButton = styled('button')({});

/**
 * Shows a user's place in a task of several steps. Steps before the active one are completed, those after it upcoming.
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
            step={step}
            index={index}
            state={state}
            slotProps={slotProps}
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
  slotProps: StepperSlotProps | undefined;
  onSelect: (() => void) | undefined;
}

function StepItem({ step, index, state, slotProps, onSelect }: StepItemProps): ReactElement {
  const { label, description, error = false, optional = false, icon, disabled = false } = step;
  const texts = useTexts('kitStepper', stepperTexts);
  const hasError = Boolean(error);
  const detail =
    typeof error === 'string' && error !== '' ? error : (description ?? (optional ? texts.optional : undefined));
  const said = [hasError && texts.error, state !== 'upcoming' && texts[state]].filter(Boolean).join(', ');
  const content = (
    <>
      <Part as="span" aria-hidden="true" className="KitStepper-circle" given={slotProps?.circle}>
        {hasError ? <PriorityHighOutlined /> : (icon ?? (state === 'completed' ? <CheckOutlined /> : index + 1))}
      </Part>
      <span className="KitStepper-text">
        {said !== '' && <VisuallyHidden>{`${said}: `}</VisuallyHidden>}
        <Part as="span" className="KitStepper-label" given={slotProps?.label}>
          {label}
        </Part>
        {detail != null && (
          <Part className="KitStepper-description" given={slotProps?.description}>
            {detail}
          </Part>
        )}
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
        <StepButton
          {...partProps(slotProps?.step as SlotProps<HTMLButtonElement>, { className: 'KitStepper-step' })}
          type="button"
          disabled={disabled}
          onClick={(event: MouseEvent<HTMLButtonElement>) => {
            slotProps?.step?.onClick?.(event);
            // The active step is no button: the focus would be lost with this one.
            event.currentTarget.parentElement?.focus();
            onSelect();
          }}
        >
          {content}
        </StepButton>
      ) : (
        <Part className="KitStepper-step" given={slotProps?.step}>
          {content}
        </Part>
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
