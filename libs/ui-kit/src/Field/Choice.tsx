'use client';
import { styled } from '@mui/material/styles';
import { useId, type HTMLAttributes, type InputHTMLAttributes, type ReactElement } from 'react';
import { useControllable } from '../useControllable/useControllable.ts';
import type { ChoiceChangeDetails, ChoiceProps } from './Choice.types.ts';
import { choiceHelpStyles, choiceRowStyles } from './choiceStyles.ts';

const Root = styled('label')(choiceRowStyles);
const Help = styled('span')(choiceHelpStyles);

/** Props of `Choice`. */
export interface ChoiceFrameProps extends ChoiceProps {
  /** Draws the native control with the given props. */
  renderInput: (props: InputHTMLAttributes<HTMLInputElement>) => ReactElement;
}

/** A native checkbox-like control with its label and help: what checkbox and switch are made of. */
export function Choice(props: ChoiceFrameProps): ReactElement {
  const {
    label,
    helperText,
    error,
    checked,
    defaultChecked = false,
    onCheckedChange,
    className,
    sx,
    renderInput,
    onChange,
    ...rest
  } = props;
  const helpElementId = useId();
  const [isChecked, setChecked] = useControllable<boolean, ChoiceChangeDetails>({
    value: checked,
    defaultValue: defaultChecked,
    onChange: onCheckedChange,
  });
  const help = typeof error === 'string' && error !== '' ? error : helperText;
  const root: HTMLAttributes<HTMLLabelElement> & { 'data-disabled'?: string } = {
    className,
    'data-disabled': rest.disabled ? '' : undefined,
  };
  return (
    <Root {...root} sx={sx}>
      {renderInput({
        'aria-describedby': help ? helpElementId : undefined,
        'aria-invalid': error ? true : undefined,
        ...rest,
        checked: isChecked,
        onChange: (event) => {
          onChange?.(event);
          setChecked(event.target.checked, { reason: 'toggle' });
        },
      })}
      {(label != null || help) && (
        <span>
          {label}
          {help && (
            <Help id={helpElementId} data-error={error ? '' : undefined}>
              {help}
            </Help>
          )}
        </span>
      )}
    </Root>
  );
}
