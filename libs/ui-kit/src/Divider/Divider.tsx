'use client';
import MuiDivider, { type DividerProps as MuiDividerProps } from '@mui/material/Divider';
import { forwardRef, type ElementType } from 'react';
import { useThemedProps } from '../themedProps/useThemedProps.ts';

/** Props of `Divider`: those of MUI's divider. */
export interface DividerProps extends MuiDividerProps {
  /** The element drawn instead of `hr`. */
  component?: ElementType;
}

/** Separates content with a thin line. */
export const Divider = forwardRef<HTMLHRElement, DividerProps>(function Divider(inProps, ref) {
  const props = useThemedProps('KitDivider', inProps);
  return <MuiDivider ref={ref} {...props} />;
});
