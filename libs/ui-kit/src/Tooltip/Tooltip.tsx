'use client';
import MuiTooltip, { type TooltipProps as MuiTooltipProps } from '@mui/material/Tooltip';
import { forwardRef } from 'react';

/** Props of `Tooltip`: those of MUI's tooltip. `title` is the text; an empty one shows nothing. */
export type TooltipProps = MuiTooltipProps;

/** A short text (at most 256 px wide) about the control under the pointer or in focus; Escape hides it. */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>(function Tooltip(props, ref) {
  return <MuiTooltip ref={ref} arrow enterDelay={400} enterNextDelay={200} {...props} />;
});
