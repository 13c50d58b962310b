'use client';
import MuiDivider, { type DividerProps as MuiDividerProps } from '@mui/material/Divider';
import { forwardRef, type ElementType } from 'react';

/** Props of `Divider`: those of MUI's divider. */
export interface DividerProps extends MuiDividerProps {
  /** The element drawn instead of `hr`. */
  component?: ElementType;
}

/** A hairline between things. */
export const Divider = forwardRef<HTMLHRElement, DividerProps>(function Divider(props, ref) {
  return <MuiDivider ref={ref} {...props} />;
});
