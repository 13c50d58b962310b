'use client';
import MuiSkeleton, { type SkeletonProps as MuiSkeletonProps } from '@mui/material/Skeleton';
import { forwardRef } from 'react';
import { useServedStyles } from '../servedStyles/useServedStyles.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';

/** Props of `Skeleton`: those of MUI's skeleton. Give it the size of what it stands for. */
export type SkeletonProps = MuiSkeletonProps;

/** Stands for something that is on its way, in its size, so that nothing jumps when it comes. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(inProps, ref) {
  const props = useThemedProps('KitSkeleton', inProps);
  const rootRef = useServedStyles(ref);
  return <MuiSkeleton ref={rootRef} aria-hidden="true" variant="rounded" {...props} />;
});
