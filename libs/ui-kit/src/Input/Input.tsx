'use client';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { styled } from '@mui/material/styles';
import { forwardRef, type MouseEvent } from 'react';
import { ClearButton } from '../Field/ClearButton.tsx';
import { bareInputStyles, controlBoxStyles } from '../Field/controlStyles.ts';
import { Field } from '../Field/Field.tsx';
import { useTextField } from '../Field/useTextField.ts';
import { commonTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { useNameWarning } from '../warnings/useNameWarning.ts';
import type { InputProps } from './Input.types.ts';

const Box = styled('div')(controlBoxStyles);
const BareInput = styled('input')(bareInputStyles);

/** One line of text with a label, help text and error message. The ref goes to the `input` element. */
export const Input = forwardRef<HTMLInputElement, InputProps>(function Input(inProps, ref) {
  const { startAdornment, endAdornment, clearable = false, ...props } = useThemedProps('KitInput', inProps);
  const { slotProps, disabled } = props;
  const { text, setText, control, frame, box, controlProps } = useTextField<HTMLInputElement, 'clear'>(
    props,
    slotProps?.input,
    ref,
  );
  useNameWarning('Input', () => control.current);
  const texts = useTexts('kitCommon', commonTexts);
  const clear = (event: MouseEvent<HTMLButtonElement>) => {
    slotProps?.clearButton?.onClick?.(event);
    setText('', { reason: 'clear' });
    control.current?.focus();
  };
  return (
    <Field {...frame}>
      <Box {...slotProps?.control} {...box}>
        {startAdornment}
        <BareInput {...controlProps} />
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
