'use client';
import MuiSkeleton, { type SkeletonProps as MuiSkeletonProps } from '@mui/material/Skeleton';
import { forwardRef, type ReactNode } from 'react';
import { useServedStyles } from '../servedStyles/useServedStyles.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';

/** Props of `Skeleton`; everything else goes to MUI's skeleton. Give it the size of the content. */
export interface SkeletonProps extends MuiSkeletonProps {
  /** Its shape: that of a block, of a block with square corners, of a disc, or of a line of text. Default `rounded`. */
  variant?: 'rounded' | 'rectangular' | 'circular' | 'text';
  /** Its width, a number in px. Default: all there is. */
  width?: number | string;
  /** Its height, a number in px. Default: that of its content or of a line of text. */
  height?: number | string;
  /** How it shows that something is on its way; false: it does not move. Default `wave`. */
  animation?: 'pulse' | 'wave' | false;
  /** The content: rendered hidden, it gives the skeleton its size. */
  children?: ReactNode;
}

/** Shows a placeholder while content loads, with its size, so that the layout does not shift. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(inProps, ref) {
  const props = useThemedProps('KitSkeleton', inProps);
  const rootRef = useServedStyles(ref);
  return <MuiSkeleton ref={rootRef} aria-hidden="true" variant="rounded" {...props} />;
});
