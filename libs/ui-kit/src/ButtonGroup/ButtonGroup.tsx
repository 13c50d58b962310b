'use client';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { firstOfAll } from '../theme/firstOfAll.ts';
import { corners } from '../theme/tokens.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';

/** Props of `ButtonGroup`; everything else goes to the group element. */
export interface ButtonGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** The name of the group, read by screen readers. */
  'aria-label'?: string;
  /** The buttons, in their order. */
  children?: ReactNode;
  /** The direction in which the buttons follow each other. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical';
  /** Style overrides. */
  sx?: SxProps<Theme>;
}

const Root = styled('div')({
  display: 'inline-flex',
  maxWidth: '100%',
  // Icon buttons keep their width if space is limited.
  '& > *:not([aria-label])': { flexShrink: 1 },
  '&[data-orientation="vertical"]': { flexDirection: 'column' },
  '& > *:hover, & > *:focus-visible': { zIndex: 1 },
  '&[data-orientation="horizontal"] > *:not(:last-child)': {
    borderStartEndRadius: 0,
    borderEndEndRadius: 0,
    marginInlineEnd: -1,
  },
  [`&[data-orientation="horizontal"] > *:not(${firstOfAll})`]: { borderStartStartRadius: 0, borderEndStartRadius: 0 },
  '&[data-orientation="vertical"] > *:not(:last-child)': {
    borderBottomLeftRadius: 0,
    borderBottomRightRadius: 0,
    marginBottom: -1,
  },
  [`&[data-orientation="vertical"] > *:not(${firstOfAll})`]: { borderTopLeftRadius: 0, borderTopRightRadius: 0 },
  borderRadius: corners.outer,
});

/** Groups related buttons and shows them as one control. */
export const ButtonGroup = forwardRef<HTMLDivElement, ButtonGroupProps>(function ButtonGroup(inProps, ref) {
  const { orientation = 'horizontal', ...rest } = useThemedProps('KitButtonGroup', inProps);
  return <Root ref={ref} role="group" data-orientation={orientation} {...rest} />;
});
