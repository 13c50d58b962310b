'use client';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { choiceInputStyles, choiceRowStyles } from '../Field/choiceStyles.ts';
import { joinedProps } from '../slots/joinedProps.ts';
import { partProps } from '../slots/partProps.ts';
import type { SlotProps } from '../slots/SlotProps.ts';
import { colors } from '../theme/tokens.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { useCheckedThroughReset } from '../useControllable/useFormReset.ts';
import { useRadioGroup } from './RadioGroup.tsx';

/** The parts of a `Radio`. */
export interface RadioSlotProps {
  /** The `label` element around everything; its class name and styles are added to `className` and `sx`. */
  root?: SlotProps<HTMLLabelElement>;
  /** The `input` element, which is what is drawn: its class name and styles. */
  input?: SlotProps<HTMLInputElement>;
  /** The words. */
  label?: SlotProps<HTMLSpanElement>;
}

/** Props of `Radio`; everything else goes to the `input` element. */
export interface RadioProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  /** What choosing it gives. */
  value: string;
  /** What is chosen. */
  label?: ReactNode;
  /** Style overrides of the root. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: RadioSlotProps;
}

const Root = styled('label')(choiceRowStyles);
const Label = styled('span')({});
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
  const { value, label, className, sx, disabled, slotProps, ...rest } = useThemedProps('KitRadio', inProps);
  const group = useRadioGroup();
  const grouped = group && {
    name: group.name,
    checked: group.value === value,
    required: group.required,
  };
  const forkedRef = useForkRef(useCheckedThroughReset(grouped?.checked), ref, slotProps?.input?.ref);
  return (
    <Root {...partProps(slotProps?.root, { className, sx })} data-disabled={disabled ? '' : undefined}>
      <Circle
        {...joinedProps<InputHTMLAttributes<HTMLInputElement>>(slotProps?.input, rest, {
          onChange: (event) => {
            if (event.target.checked) group?.choose(value);
          },
        })}
        {...grouped}
        data-error={group?.invalid ? '' : undefined}
        ref={forkedRef}
        type="radio"
        value={value}
        disabled={disabled}
      />
      {label != null && <Label {...slotProps?.label}>{label}</Label>}
    </Root>
  );
});
