'use client';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { forwardRef, type HTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useFloatingPosition, widthOfAnchor, type FloatingPlacement } from '../floating/useFloatingPosition.ts';
import { colors, layers, radius } from '../theme/tokens.ts';

/** Props of `DropdownPopup`; everything else goes to the surface. */
export interface DropdownPopupProps extends HTMLAttributes<HTMLDivElement> {
  /** Whether it is on show. */
  open: boolean;
  /** The element it hangs from. */
  anchor: HTMLElement | null;
  /** The width of the anchor in px where it is known already, so that the surface is laid out once; else 0. */
  anchorWidth: number;
  /** What it holds. */
  children: ReactNode;
}

const Surface = styled('div')({
  position: 'fixed',
  top: 0,
  left: 0,
  zIndex: layers.dropdown,
  boxSizing: 'border-box',
  overflow: 'hidden',
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  color: colors.text,
  boxShadow: colors.shadowOverlay,
});

const placement: FloatingPlacement = { side: 'bottom', align: 'start', gap: 4, padding: 8, matchWidth: true };

/** The floating surface of dropdowns, as wide as its anchor; pressing on it leaves the focus where it is. */
export const DropdownPopup = forwardRef<HTMLDivElement, DropdownPopupProps>(function DropdownPopup(props, ref) {
  const { open, anchor, anchorWidth, children, onMouseDown, style, ...rest } = props;
  const isShown = open && anchor !== null;
  const floatingRef = useFloatingPosition(isShown ? anchor : null, placement);
  const forkedRef = useForkRef(ref, floatingRef);
  if (!isShown) return null;
  const width = anchorWidth > 0 ? widthOfAnchor(anchorWidth) : undefined;
  return createPortal(
    <Surface
      {...rest}
      ref={forkedRef}
      onMouseDown={(event: MouseEvent<HTMLDivElement>) => {
        onMouseDown?.(event);
        event.preventDefault();
      }}
      style={{ ...width, ...style }}
    >
      {children}
    </Surface>,
    anchor.ownerDocument.body,
  );
});
