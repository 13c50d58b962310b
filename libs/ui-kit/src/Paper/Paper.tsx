'use client';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { floatingSurface } from '../theme/floatingSurface.ts';
import { colors, corners } from '../theme/tokens.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';

/** Props of `Paper`; everything else goes to its element. */
export interface PaperProps extends HTMLAttributes<HTMLDivElement> {
  /** `flat`: a hairline; `raised`: rests on the page; `overlay`: floats over it. Default `flat`. */
  elevation?: 'flat' | 'raised' | 'overlay';
  /** Inner space in units of 8 px. Default 0. */
  padding?: number;
  /** What lies on it. */
  children?: ReactNode;
  /** Style overrides. */
  sx?: SxProps<Theme>;
}

const Root = styled('div')({
  border: `1px solid ${colors.line}`,
  borderRadius: corners.outer,
  backgroundColor: colors.surface,
  color: colors.text,
  '&[data-elevation="raised"]': {
    // Half the way to what floats.
    backgroundColor: `color-mix(in srgb, ${colors.surface}, ${colors.overlay})`,
    borderColor: colors.lineOverlay,
    boxShadow: colors.shadowRaised,
  },
  '&[data-elevation="overlay"]': floatingSurface,
});

/** Shows related content on a surface with a background and a border or shadow. */
export const Paper = forwardRef<HTMLDivElement, PaperProps>(function Paper(inProps, ref) {
  const { elevation = 'flat', padding = 0, sx, ...rest } = useThemedProps('KitPaper', inProps);
  const padded = padding ? ([{ padding: `${padding * 8}px` }, sx].flat() as SxProps<Theme>) : sx;
  return <Root ref={ref} {...rest} data-elevation={elevation} sx={padded} />;
});
