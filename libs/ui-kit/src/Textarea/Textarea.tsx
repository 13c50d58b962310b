'use client';
import { styled } from '@mui/material/styles';
import { forwardRef } from 'react';
import { controlBoxStyles } from '../Field/controlStyles.ts';
import { Field } from '../Field/Field.tsx';
import { useTextField } from '../Field/useTextField.ts';
import { ownDirection } from '../theme/cutOff.ts';
import { colors } from '../theme/tokens.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { useNameWarning } from '../warnings/useNameWarning.ts';
import type { TextareaProps } from './Textarea.types.ts';

const Box = styled('textarea')({
  ...controlBoxStyles,
  display: 'block',
  padding: '7px 11px',
  fontFamily: 'inherit',
  resize: 'vertical',
  ...ownDirection,
  '&::placeholder': { color: colors.textMuted, opacity: 1, ...ownDirection },
});

/** Several lines of text with a label, help text and error message. The ref goes to the `textarea` element. */
export const Textarea = forwardRef<HTMLTextAreaElement, TextareaProps>(function Textarea(inProps, ref) {
  const { rows = 3, ...props } = useThemedProps('KitTextarea', inProps);
  const { control, frame, box, controlProps } = useTextField<HTMLTextAreaElement>(
    props,
    props.slotProps?.textarea,
    ref,
  );
  useNameWarning('Textarea', () => control.current);
  return (
    <Field {...frame}>
      <Box {...controlProps} {...box} rows={rows} />
    </Field>
  );
});
