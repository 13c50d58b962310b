'use client';
import { styled } from '@mui/material/styles';
import { textButtonAtEdge } from '../Button/textButtonAtEdge.ts';

/** The buttons at the foot of a picker: at the start what takes the value away, at the end what is done with it. */
export const PickerActions = styled('div')({
  display: 'flex',
  gap: 8,
  ...textButtonAtEdge,
  '& > :last-child': { marginInlineStart: 'auto' },
});
