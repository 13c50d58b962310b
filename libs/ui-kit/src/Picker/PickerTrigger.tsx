'use client';
import { styled } from '@mui/material/styles';
import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { controlBoxStyles } from '../Field/controlStyles.ts';
import { cutOff } from '../theme/cutOff.ts';
import { colors, type ControlSize } from '../theme/tokens.ts';

/** Props of `PickerTrigger`; everything else goes to the button. */
export interface PickerTriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its height. */
  size: ControlSize;
  /** What is picked; empty shows the placeholder. */
  text: string;
  /** Shown while nothing is picked. */
  placeholder: string;
  /** The value is wrong. */
  invalid: boolean;
  /** Whether the picker is open. */
  open: boolean;
  /** The icon at the end. */
  icon: ReactNode;
}

const Button = styled('button')({
  ...controlBoxStyles,
  fontFamily: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '& > span': { flex: 1, minWidth: 0, ...cutOff },
  '& > span[data-empty]': { color: colors.textMuted },
  '&[data-disabled] > span': { color: colors.textDisabled },
  // Delayed: most parts load almost immediately.
  '&[aria-busy]': { cursor: 'progress', '& > *': { opacity: 0.5, transition: 'opacity 200ms 300ms' } },
});

/** The closed state of a picker: a control that shows what is picked and opens the picker. */
export const PickerTrigger = forwardRef<HTMLButtonElement, PickerTriggerProps>(function PickerTrigger(props, ref) {
  const { size, text, placeholder, invalid, open, icon, ...rest } = props;
  return (
    <Button
      ref={ref}
      type="button"
      aria-haspopup="dialog"
      {...rest}
      aria-expanded={open}
      data-size={size}
      data-error={invalid || undefined}
      data-disabled={rest.disabled || undefined}
      data-open={open || undefined}
    >
      <span data-empty={!text || undefined}>
        <bdi>{text || placeholder}</bdi>
      </span>
      {icon}
    </Button>
  );
});
