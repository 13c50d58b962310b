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
  border: `1px solid ${colors.controlLineHover}`,
  borderRadius: 10,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 3,
    insetInlineStart: 3,
    width: 12,
    height: 12,
    borderRadius: '50%',
    backgroundColor: colors.controlLineHover,
  },
  '@media (prefers-reduced-motion: no-preference)': { '&::before': { transition: 'inset-inline-start 140ms' } },
  // Hollow when it is off: a filled track would be the brighter one of the two on a dark page.
  '&:checked': { borderColor: colors.accentFill, backgroundColor: colors.accentFill },
  '&:checked:hover:not(:disabled)': { borderColor: colors.accentFillHover, backgroundColor: colors.accentFillHover },
  // As dark as a tick would be where a field's own colour makes the fill pale.
  '&:checked::before': {
    top: 1,
    insetInlineStart: 15,
    width: 16,
    height: 16,
    backgroundColor: colors.onAccentFill,
    boxShadow: colors.shadowRaised,
  },
  '&:disabled': { borderColor: colors.line, backgroundColor: colors.surface },
  '&:checked:disabled': { borderColor: colors.accentTrack, backgroundColor: colors.accentTrack },
  '&:disabled::before': { backgroundColor: colors.textDisabled, boxShadow: 'none' },
  // The white of the thumb is no colour of the kit, and would be no system colour.
  '@media (forced-colors: active)': {
    '&, &:hover:not(:disabled)': { borderColor: 'CanvasText', backgroundColor: 'Canvas' },
    '&:checked, &:checked:hover:not(:disabled)': { borderColor: 'CanvasText', backgroundColor: 'Highlight' },
    '&::before': { backgroundColor: 'CanvasText' },
    '&:checked::before': { backgroundColor: 'HighlightText', boxShadow: 'none' },
    '&:disabled, &:checked:disabled': { borderColor: 'GrayText', backgroundColor: 'Canvas' },
    '&:disabled::before': { backgroundColor: 'GrayText' },
  },
});

/** Turns a setting on or off immediately. The ref goes to the `input` element. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(inProps, ref) {
  const props = useThemedProps('KitSwitch', inProps);
  return (
    <Choice
      {...props}
      owner="Switch"
      inputRef={ref}
      renderInput={(input) => <Track {...input} type="checkbox" role="switch" />}
    />
  );
});
