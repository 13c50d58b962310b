'use client';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { choiceInputStyles, choiceRowStyles } from '../Field/choiceStyles.ts';
import { colors } from '../theme/tokens.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { useRadioGroup } from './RadioGroup.tsx';

/** Props of `Radio`; everything else goes to the `input` element. */
export interface RadioProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  /** What choosing it gives. */
  value: string;
  /** What is chosen. */
  label?: ReactNode;
  /** Style overrides of the root. */
  sx?: SxProps<Theme>;
}

const Root = styled('label')(choiceRowStyles);
const Circle = styled('input')({
  ...choiceInputStyles,
  borderRadius: '50%',
  '&:checked': { border: `5.5px solid ${colors.accentFill}`, backgroundColor: colors.onAccentFill },
  '&:checked:hover:not(:disabled)': { borderColor: colors.accentFillHover },
  '@media (forced-colors: active)': { '&:checked': { backgroundColor: 'Canvas' } },
  '&:checked:disabled': { borderColor: colors.textDisabled, backgroundColor: colors.surface },
});

/** One of the choices of a `RadioGroup`. The ref goes to the `input` element. */
export const Radio = forwardRef<HTMLInputElement, RadioProps>(function Radio(inProps, ref) {
  const { value, label, className, sx, disabled, onChange, ...rest } = useThemedProps('KitRadio', inProps);
  const group = useRadioGroup();
  const grouped = group && {
    name: group.name,
    checked: group.value === value,
    required: group.required,
  };
  return (
    <Root className={className} sx={sx} data-disabled={disabled ? '' : undefined}>
      <Circle
        {...rest}
        {...grouped}
        data-error={group?.invalid ? '' : undefined}
        ref={ref}
        type="radio"
        value={value}
        disabled={disabled}
        onChange={(event) => {
          onChange?.(event);
          if (event.target.checked) group?.choose(value);
        }}
      />
      {label != null && <span>{label}</span>}
    </Root>
  );
});
