'use client';
import { styled } from '@mui/material/styles';

/** The buttons at the foot of a picker: at the start what takes the value away, at the end what is done with it. */
export const PickerActions = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  // Its text, not its box, stands on the panel's edge.
  '& > :first-of-type': { marginInlineStart: -7, paddingInline: 6 },
  '& > :only-child': { marginInlineStart: 'auto' },
});
