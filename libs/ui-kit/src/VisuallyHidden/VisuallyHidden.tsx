'use client';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { useThemedProps } from '../themedProps/useThemedProps.ts';

/** Props of `VisuallyHidden`; everything else goes to its element. */
export interface VisuallyHiddenProps extends HTMLAttributes<HTMLSpanElement> {
  /** The words that are heard and not seen. */
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

/** Text that is read out and not seen. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(function VisuallyHidden(inProps, ref) {
  const props = useThemedProps('KitVisuallyHidden', inProps);
  return <Root ref={ref} {...props} />;
});
