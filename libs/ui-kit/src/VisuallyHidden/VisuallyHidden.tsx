'use client';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { useThemedProps } from '../themedProps/useThemedProps.ts';

/** Props of `VisuallyHidden`; everything else goes to its element. */
export interface VisuallyHiddenProps extends HTMLAttributes<HTMLSpanElement> {
  /** The hidden text. */
  children?: ReactNode;
  /** Style overrides. */
  sx?: SxProps<Theme>;
}

const Root = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Text for screen readers only. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(function VisuallyHidden(inProps, ref) {
  const props = useThemedProps('KitVisuallyHidden', inProps);
  return <Root ref={ref} {...props} />;
});
