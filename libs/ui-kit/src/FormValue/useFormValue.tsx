'use client';
import { useState, type ReactElement } from 'react';
import { FormValue, type FormValueProps } from './FormValue.tsx';

/** What `useFormValue` takes: the props of `FormValue`, and a name only where the control takes part in a form. */
export interface FormValueOptions extends Omit<FormValueProps, 'name' | 'onFieldset'> {
  name?: string | undefined;
}

/** Returns the form value element of a control, and whether a `fieldset` disables the control. */
export function useFormValue({ name, ...rest }: FormValueOptions): { formValue: ReactElement | null; isOff: boolean } {
  const [isOff, setOff] = useState(false);
  return { formValue: name ? <FormValue {...rest} name={name} onFieldset={setOff} /> : null, isOff };
}
