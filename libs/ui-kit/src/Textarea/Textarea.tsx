'use client';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { forwardRef, useId, useRef } from 'react';
import { controlBoxStyles } from '../Field/controlStyles.ts';
import { Field, helpId } from '../Field/Field.tsx';
import { joinedProps } from '../slots/joinedProps.ts';
import { partProps } from '../slots/partProps.ts';
import { colors } from '../theme/tokens.ts';
import { useControlSize } from '../theme/useInsightsTheme.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { useControllable } from '../useControllable/useControllable.ts';
import { useFormReset } from '../useControllable/useFormReset.ts';
import type { TextareaChangeDetails, TextareaProps } from './Textarea.types.ts';

const Box = styled('textarea')({
  ...controlBoxStyles,
  display: 'block',
  padding: '7px 11px',
  fontFamily: 'inherit',
  resize: 'vertical',
  '&::placeholder': { color: colors.textMuted, opacity: 1 },
});

/** Several lines of text with label, help and error. The ref goes to the `textarea` element. */
export const Textarea = forwardRef<HTMLTextAreaElement, TextareaProps>(function Textarea(inProps, ref) {
  const { label, required, error, helperText, disabled, fullWidth, className, sx, slotProps, ...own } = useThemedProps(
    'KitTextarea',
    inProps,
  );
  const { value, defaultValue = '', onValueChange, rows = 3, id, ...rest } = own;
  const ownId = useId();
  const controlId = id ?? ownId;
  const textarea = useRef<HTMLTextAreaElement>(null);
  const forkedRef = useForkRef(ref, textarea, slotProps?.textarea?.ref);
  const size = useControlSize(undefined);
  const [text, setText] = useControllable<string, TextareaChangeDetails>({
    value,
    defaultValue,
    onChange: onValueChange,
  });
  const isAtStart = value !== undefined || text === defaultValue;
  useFormReset(textarea, isAtStart ? undefined : () => setText(defaultValue, { reason: 'reset' }));
  return (
    <Field
      {...partProps(slotProps?.root, { className, sx })}
      {...{ controlId, label, required, error, helperText, disabled, fullWidth, slotProps }}
    >
      <Box
        {...joinedProps(slotProps?.textarea, rest, {
          'aria-describedby': helpId(controlId, error, helperText),
          onChange: (event) => {
            if (!event.defaultPrevented) setText(event.target.value, { reason: 'input' });
          },
        })}
        {...(error && { 'aria-invalid': true })}
        ref={forkedRef}
        id={controlId}
        value={text}
        {...{ rows, required, disabled }}
        data-size={size}
        data-error={error ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
      />
    </Field>
  );
});
