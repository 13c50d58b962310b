'use client';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { colors, layers, radius } from '../theme/tokens.ts';

/** Props of `DropdownPopup`; everything else goes to the surface. */
export interface DropdownPopupProps extends HTMLAttributes<HTMLDivElement> {
  /** Whether it is on show. */
  open: boolean;
  /** The element it hangs from. */
  anchor: HTMLElement | null;
  /** Takes exactly the width of the anchor, unless its content needs more. Default true. */
  matchWidth?: boolean;
  /** What it holds. */
  children: ReactNode;
}

const Surface = styled('div')({
  boxSizing: 'border-box',
  overflow: 'hidden',
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  color: colors.text,
  boxShadow: colors.shadowOverlay,
});

const modifiers = [
  { name: 'offset', options: { offset: [0, 4] } },
  { name: 'preventOverflow', options: { padding: 8 } },
];
const popperStyle = { zIndex: layers.dropdown };

/** The floating surface of dropdowns and calendars; pressing on it leaves the focus where it is. */
export const DropdownPopup = forwardRef<HTMLDivElement, DropdownPopupProps>(function DropdownPopup(props, ref) {
  const { open, anchor, matchWidth = true, children, onMouseDown, ...rest } = props;
  if (!open || !anchor) return null;
  const width = matchWidth ? { minWidth: anchor.offsetWidth, maxWidth: Math.max(anchor.offsetWidth, 320) } : undefined;
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" modifiers={modifiers} sx={popperStyle}>
      <Surface
        {...rest}
        ref={ref}
        onMouseDown={(event: MouseEvent<HTMLDivElement>) => {
          onMouseDown?.(event);
          if (matchWidth) event.preventDefault();
        }}
        sx={width}
      >
        {children}
      </Surface>
    </Popper>
  );
});
