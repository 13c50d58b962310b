'use client';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { useId, type InputHTMLAttributes, type ReactElement, type Ref } from 'react';
import { joinedProps } from '../slots/joinedProps.ts';
import { partProps } from '../slots/partProps.ts';
import { useResettable } from '../useControllable/useResettable.ts';
import { useCheckedThroughReset, useFormReset } from '../useControllable/useFormReset.ts';
import { useNameWarning } from '../warnings/useNameWarning.ts';
import type { ChoiceChangeDetails, ChoiceProps } from './Choice.types.ts';
import { choiceHelpStyles, choiceRowStyles } from './choiceStyles.ts';

const Root = styled('label')(choiceRowStyles);
const Label = styled('span')({});
const Help = styled('span')(choiceHelpStyles);

/** Props of `Choice`. */
export interface ChoiceFrameProps extends ChoiceProps {
  /** The component, for the warning about a missing name. */
  owner: string;
  /** Draws the native control with the given props. */
  renderInput: (props: InputHTMLAttributes<HTMLInputElement> & { ref: Ref<HTMLInputElement> }) => ReactElement;
  /** Ref of the native control. */
  inputRef: Ref<HTMLInputElement>;
}

/** A native checkbox with label and help: the base of checkbox and switch. */
export function Choice(props: ChoiceFrameProps): ReactElement {
  const {
    owner,
    label,
    helperText,
    error,
    checked,
    defaultChecked = false,
    onCheckedChange,
    className,
    sx,
    renderInput,
    inputRef,
    slotProps,
    ...rest
  } = props;
  const helpElementId = useId();
  const [isChecked, setChecked, onReset] = useResettable<boolean, ChoiceChangeDetails>({
    value: checked,
    defaultValue: defaultChecked,
    onChange: onCheckedChange,
  });
  const help = typeof error === 'string' && error !== '' ? error : helperText;
  const input = useCheckedThroughReset(isChecked);
  const forkedRef = useForkRef(input, inputRef, slotProps?.input?.ref);
  useFormReset(input, onReset);
  useNameWarning(owner, () => input.current);
  return (
    <Root {...partProps(slotProps?.root, { className, sx })} data-disabled={rest.disabled ? '' : undefined}>
      {renderInput({
        // The help is in the label too, so that a press on it counts: it is no part of the name, or it would be read twice.
        ...(label != null && help && { 'aria-labelledby': `${helpElementId}-label` }),
        ...joinedProps<InputHTMLAttributes<HTMLInputElement>>(slotProps?.input, rest, {
          'aria-describedby': help ? helpElementId : undefined,
          onChange: (event) => setChecked(event.target.checked, { reason: 'toggle' }),
        }),
        ...(error && { 'aria-invalid': true }),
        ref: forkedRef,
        checked: isChecked,
      })}
      {(label != null || help) && (
        <Label {...slotProps?.label}>
          {help ? <span id={`${helpElementId}-label`}>{label}</span> : label}
          {help && (
            <Help {...slotProps?.helperText} id={helpElementId} data-error={error ? '' : undefined}>
              {help}
            </Help>
          )}
        </Label>
      )}
    </Root>
  );
}
