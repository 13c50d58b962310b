'use client';
import { styled } from '@mui/material/styles';
import { forwardRef } from 'react';
import { Choice } from '../Field/Choice.tsx';
import type { ChoiceProps } from '../Field/Choice.types.ts';
import { choiceInputStyles } from '../Field/choiceStyles.ts';
import { colors } from '../theme/tokens.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';

/** Props of `Switch`; everything else goes to the `input` element. */
export type SwitchProps = ChoiceProps;

const Track = styled('input')({
  ...choiceInputStyles,
  position: 'relative',
  width: 34,
  height: 20,
  margin: 0,
  border: 0,
  borderRadius: 10,
  backgroundColor: colors.controlLineHover,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 2,
    insetInlineStart: 2,
    width: 16,
    height: 16,
    borderRadius: '50%',
    backgroundColor: '#ffffff',
    boxShadow: colors.shadowRaised,
  },
  '@media (prefers-reduced-motion: no-preference)': { '&::before': { transition: 'inset-inline-start 140ms' } },
  '&:hover:not(:disabled)': { backgroundColor: colors.textMuted },
  '&:checked': { backgroundColor: colors.accentFill },
  '&:checked:hover:not(:disabled)': { backgroundColor: colors.accentFillHover },
  // As dark as a tick would be where a field's own colour makes the fill pale.
  '&:checked::before': { backgroundColor: colors.onAccentFill, insetInlineStart: 16 },
  '&:disabled': { backgroundColor: colors.line },
  '&:checked:disabled': { backgroundColor: colors.accentTrack },
  '&:disabled::before': { backgroundColor: colors.surface },
  // The white of the thumb is no colour of the kit, and would be no system colour.
  '@media (forced-colors: active)': {
    border: '1px solid CanvasText',
    '&, &:hover:not(:disabled)': { backgroundColor: 'Canvas' },
    '&:checked, &:checked:hover:not(:disabled)': { backgroundColor: 'Highlight' },
    '&::before': { top: 1, insetInlineStart: 1, backgroundColor: 'CanvasText', boxShadow: 'none' },
    '&:checked::before': { insetInlineStart: 15, backgroundColor: 'HighlightText' },
    '&:disabled, &:checked:disabled': { borderColor: 'GrayText', backgroundColor: 'Canvas' },
    '&:disabled::before': { backgroundColor: 'GrayText' },
  },
});

/** Switches one thing on or off at once. The ref goes to the `input` element. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(inProps, ref) {
  const props = useThemedProps('KitSwitch', inProps);
  return (
    <Choice {...props} inputRef={ref} renderInput={(input) => <Track {...input} type="checkbox" role="switch" />} />
  );
});
