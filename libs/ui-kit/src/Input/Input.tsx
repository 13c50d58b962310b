'use client';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { forwardRef, useId, useRef, type MouseEvent } from 'react';
import { ClearButton } from '../Field/ClearButton.tsx';
import { bareInputStyles, controlBoxStyles } from '../Field/controlStyles.ts';
import { Field, helpId } from '../Field/Field.tsx';
import { commonTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import { joinedProps } from '../slots/joinedProps.ts';
import { partProps } from '../slots/partProps.ts';
import { useControllable } from '../useControllable/useControllable.ts';
import { useFormReset } from '../useControllable/useFormReset.ts';
import { useControlSize } from '../theme/useInsightsTheme.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import type { InputChangeDetails, InputProps } from './Input.types.ts';

const Box = styled('div')(controlBoxStyles);
const BareInput = styled('input')(bareInputStyles);

/** A line of text with label, help and error. The ref goes to the `input` element. */
export const Input = forwardRef<HTMLInputElement, InputProps>(function Input(inProps, ref) {
  const { label, required, error, helperText, disabled, size, fullWidth, className, sx, slotProps, ...own } =
    useThemedProps('KitInput', inProps);
  const { value, defaultValue = '', onValueChange, startAdornment, endAdornment, clearable = false, ...others } = own;
  const { id, ...rest } = others;
  const ownId = useId();
  const controlId = id ?? ownId;
  const inputRef = useRef<HTMLInputElement>(null);
  const forkedRef = useForkRef(ref, inputRef, slotProps?.input?.ref);
  const controlSize = useControlSize(size);
  const [text, setText] = useControllable<string, InputChangeDetails>({ value, defaultValue, onChange: onValueChange });
  const isAtStart = value !== undefined || text === defaultValue;
  useFormReset(inputRef, isAtStart ? undefined : () => setText(defaultValue, { reason: 'reset' }));
  const texts = useTexts('kitCommon', commonTexts);
  const clear = (event: MouseEvent<HTMLButtonElement>) => {
    slotProps?.clearButton?.onClick?.(event);
    setText('', { reason: 'clear' });
    inputRef.current?.focus();
  };
  return (
    <Field
      {...partProps(slotProps?.root, { className, sx })}
      {...{ controlId, label, required, error, helperText, disabled, fullWidth, slotProps }}
    >
      <Box
        {...slotProps?.control}
        data-size={controlSize}
        data-error={error ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
      >
        {startAdornment}
        <BareInput
          {...joinedProps(slotProps?.input, rest, {
            'aria-describedby': helpId(controlId, error, helperText),
            onChange: (event) => {
              if (!event.defaultPrevented) setText(event.target.value, { reason: 'input' });
            },
          })}
          {...(error && { 'aria-invalid': true })}
          ref={forkedRef}
          id={controlId}
          value={text}
          required={required}
          disabled={disabled}
        />
        {clearable && text !== '' && !disabled && (
          <ClearButton {...slotProps?.clearButton} label={texts.clear} onClick={clear}>
            <CloseOutlined />
          </ClearButton>
        )}
        {endAdornment}
      </Box>
    </Field>
  );
});
