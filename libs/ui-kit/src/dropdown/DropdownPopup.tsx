'use client';
import { styled } from '@mui/material/styles';
import { useMemo, type HTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useFloatingPosition, widthOfAnchor, type FloatingPlacement } from '../floating/useFloatingPosition.ts';
import { popupStyles } from './popupStyles.ts';

/** Props of `DropdownPopup`; everything else goes to the surface. */
export interface DropdownPopupProps extends HTMLAttributes<HTMLDivElement> {
  /** Whether it is on show. */
  open: boolean;
  /** The element it hangs from. */
  anchor: HTMLElement | null;
  /** What it holds. */
  children: ReactNode;
}

const Surface = styled('div')(popupStyles);

const placement: FloatingPlacement = { side: 'bottom', align: 'start', gap: 4, padding: 8, matchWidth: true };

/** The floating surface of dropdowns, as wide as its anchor; pressing on it leaves the focus where it is. */
export function DropdownPopup(props: DropdownPopupProps): ReactNode {
  const { open, anchor, children, onMouseDown, style, ...rest } = props;
  const isShown = open && anchor !== null;
  const floatingRef = useFloatingPosition(isShown ? anchor : null, placement);
  // Read before anything of the list is there, when it costs nothing: the surface is then laid out once.
  const width = useMemo(() => (isShown ? widthOfAnchor(anchor.offsetWidth) : undefined), [isShown, anchor]);
  if (!isShown) return null;
  return createPortal(
    <Surface
      {...rest}
      ref={floatingRef}
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
}
