'use client';
import { styled } from '@mui/material/styles';
import { forwardRef, type MouseEvent, type ReactNode } from 'react';
import type { SlotProps } from '../slots/SlotProps.ts';
import { colors } from '../theme/tokens.ts';

/** Props of `ClearButton`; everything else goes to its element. */
export interface ClearButtonProps extends Omit<SlotProps<HTMLButtonElement>, 'onClick' | 'ref'> {
  /** The name of the action. */
  label: string;
  /** Runs the action. */
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  /** The icon. */
  children: ReactNode;
}

const Root = styled('button')({
  display: 'inline-grid',
  flexShrink: 0,
  placeItems: 'center',
  // A 24 px target that takes no more space than its icon.
  width: 24,
  height: 24,
  margin: -2,
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: colors.textMuted,
  cursor: 'pointer',
  '& > svg': { fontSize: 16 },
  '&:hover': { color: colors.text, backgroundColor: colors.sunken },
  '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: -1 },
});

/** The small clear button inside a control; pressing it does not move the focus. */
export const ClearButton = forwardRef<HTMLButtonElement, ClearButtonProps>(function ClearButton(props, ref) {
  const { label, onClick, onMouseDown, ...rest } = props;
  return (
    <Root
      ref={ref}
      {...rest}
      type="button"
      aria-label={label}
      onMouseDown={(event) => {
        onMouseDown?.(event);
        event.preventDefault();
      }}
      onClick={(event) => {
        event.stopPropagation();
        onClick(event);
      }}
    />
  );
});
