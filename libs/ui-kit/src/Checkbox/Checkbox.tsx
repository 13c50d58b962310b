'use client';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { forwardRef, useEffect, useRef } from 'react';
import { Choice } from '../Field/Choice.tsx';
import type { ChoiceProps } from '../Field/Choice.types.ts';
import { choiceInputStyles } from '../Field/choiceStyles.ts';
import { colors } from '../theme/tokens.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';

/** Props of `Checkbox`; everything else goes to the `input` element. */
export interface CheckboxProps extends ChoiceProps {
  /** Some, but not all, of its items are chosen. Default false. */
  indeterminate?: boolean;
}

const mark = {
  content: '""',
  display: 'block',
  boxSizing: 'border-box',
  margin: 'auto',
} as const;

const Box = styled('input')({
  ...choiceInputStyles,
  display: 'grid',
  borderRadius: 4,
  color: colors.onAccentFill,
  '&:checked, &:indeterminate': { borderColor: colors.accentFill, backgroundColor: colors.accentFill },
  '&:checked:hover:not(:disabled), &:indeterminate:hover:not(:disabled)': {
    borderColor: colors.accentFillHover,
    backgroundColor: colors.accentFillHover,
  },
  '&:checked::before': {
    ...mark,
    width: 6,
    height: 10,
    marginTop: 1,
    border: 'solid currentColor',
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
  },
  '&:indeterminate::before': {
    ...mark,
    width: 8,
    height: 2,
    marginTop: 6.5,
    border: 0,
    borderRadius: 1,
    backgroundColor: 'currentColor',
    transform: 'none',
  },
  '&:checked:disabled, &:indeterminate:disabled': {
    borderColor: colors.textDisabled,
    backgroundColor: colors.textDisabled,
    color: colors.surface,
  },
});

/** Selects or clears one option in a form. The ref goes to the `input` element. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(inProps, ref) {
  const { indeterminate = false, ...rest } = useThemedProps('KitCheckbox', inProps);
  const input = useRef<HTMLInputElement>(null);
  const forkedRef = useForkRef(ref, input);
  // The browser knows this state only as a property, and forgets it on each press.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return (
    <Choice
      {...rest}
      owner="Checkbox"
      inputRef={forkedRef}
      renderInput={(props) => <Box {...props} type="checkbox" />}
    />
  );
});
