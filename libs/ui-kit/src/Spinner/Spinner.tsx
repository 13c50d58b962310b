'use client';
import CircularProgress, { type CircularProgressProps } from '@mui/material/CircularProgress';
import { forwardRef } from 'react';
import { useServedStyles } from '../servedStyles/useServedStyles.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';

/** Props of `Spinner`; everything else goes to its root element. */
export interface SpinnerProps extends Omit<CircularProgressProps, 'size' | 'color'> {
  /** Diameter in px. Default 20. */
  size?: number;
  /** What is under way, for people who cannot see it. Without it the spinner is decoration. */
  label?: string;
}

/** Something is under way and its length is unknown. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(inProps, ref) {
  const { size = 20, label, ...rest } = useThemedProps('KitSpinner', inProps);
  const rootRef = useServedStyles(ref);
  const role = label ? { 'aria-label': label } : { role: 'presentation', 'aria-hidden': true };
  return <CircularProgress ref={rootRef} size={size} thickness={4.5} color="inherit" {...role} {...rest} />;
});
