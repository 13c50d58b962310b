'use client';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactElement } from 'react';
import { useFormReset } from '../useControllable/useFormReset.ts';

/** Props of `FormValue`. */
export interface FormValueProps {
  /** Name of the value in what the form submits. */
  name: string;
  /** The values, one entry each; an empty list submits nothing. */
  values: readonly string[];
  /** Whether the form around is valid only with a value. */
  required?: boolean;
  /** Whether the control is disabled: nothing is submitted then. */
  disabled?: boolean;
  /** Restores the initial value; undefined if controlled, or if nothing has changed. */
  onReset: (() => void) | undefined;
  /** Focuses the control when the form reports a missing value. Default: the control always has one. */
  onFocus?: () => void;
  /** Called with whether a `fieldset` around is disabled. */
  onFieldset: (isDisabled: boolean) => void;
}

/** Takes part in the validity of the form. No `hidden` input does. */
const Guard = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});

const ignore = () => undefined;

/** Connects a control without a native input to the native form: value, validity, reset and `fieldset`. */
export function FormValue(props: FormValueProps): ReactElement {
  const { name, values, required, disabled, onReset, onFocus, onFieldset } = props;
  const guard = useRef<HTMLInputElement>(null);
  useFormReset(guard, onReset);
  useEffect(() => {
    const look = () => onFieldset(guard.current?.closest('fieldset[disabled]') != null);
    const observer = new MutationObserver(look);
    // Any ancestor `fieldset` counts, also one that is disabled later.
    if (guard.current) observer.observe(guard.current.ownerDocument, { subtree: true, attributeFilter: ['disabled'] });
    look();
    return () => observer.disconnect();
  }, [onFieldset]);
  return (
    <>
      <Guard
        ref={guard}
        aria-hidden
        tabIndex={-1}
        value={values.join()}
        onChange={ignore}
        required={required}
        disabled={disabled}
        onFocus={onFocus}
      />
      {values.map((value, index) => (
        <input key={index} type="hidden" name={name} value={value} disabled={disabled} />
      ))}
    </>
  );
}
