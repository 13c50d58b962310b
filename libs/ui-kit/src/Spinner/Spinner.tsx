'use client';
import CircularProgress, { type CircularProgressProps } from '@mui/material/CircularProgress';
import type { SxProps, Theme } from '@mui/material/styles';
import { forwardRef } from 'react';
import { useThemedProps } from '../themedProps/useThemedProps.ts';

/** Props of `Spinner`; everything else goes to its root element. */
export interface SpinnerProps extends Omit<CircularProgressProps, 'size' | 'color'> {
  /** Diameter in px. Default 20. */
  size?: number;
  /** What is under way, for people who cannot see it. Without it the spinner is decoration. */
  label?: string;
}

/** Shows that a task of unknown duration is running. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(inProps, ref) {
  const { size = 20, label, sx, ...rest } = useThemedProps('KitSpinner', inProps);
  const role = label ? { 'aria-label': label } : { role: 'presentation', 'aria-hidden': true };
  // MUI says the size in a style attribute, which a strict policy refuses in a server's page.
  const sized = [{ width: size, height: size }, sx].flat() as SxProps<Theme>;
  return <CircularProgress ref={ref} size={size} thickness={4.5} color="inherit" sx={sized} {...role} {...rest} />;
});
