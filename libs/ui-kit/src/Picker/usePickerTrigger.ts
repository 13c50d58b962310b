'use client';
import { useEffect, type HTMLAttributes } from 'react';
import { useLazyPart } from '../lazyPart/useLazyPart.ts';
import { popoverPart } from '../Popover/popoverPart.ts';
import type { PickerFieldProps } from './PickerField.tsx';

/**
 * The button of a picker whose surface and content are loaded lazily. While loading, the button is busy, and Escape, a
 * second press or blur cancels the opening.
 */
export function usePickerTrigger(
  { open, disabled, onOpenChange, children, ...own }: PickerFieldProps,
  anchor: HTMLElement | null,
) {
  const surface = useLazyPart(popoverPart, open);
  const shown = Boolean(open && !disabled && surface && children);
  const isAwaited = open && !shown;
  // A picker that becomes disabled closes, and stays closed.
  useEffect(() => {
    if (!open || !disabled) return;
    onOpenChange(false, { reason: 'call' });
    // A disabled button takes no focus: this keeps the focus near the picker.
    anchor?.focus();
  });
  const trigger: HTMLAttributes<HTMLButtonElement> = {
    'aria-busy': isAwaited || undefined,
    onClick: (event) => {
      own.onClick?.(event);
      // Some browsers do not focus pressed buttons, so no blur would follow.
      event.currentTarget.focus();
      onOpenChange(!open, { reason: 'trigger' });
    },
    onKeyDown: (event) => {
      own.onKeyDown?.(event);
      if (!isAwaited || event.key !== 'Escape') return;
      // Must not close a surrounding dialog either.
      event.stopPropagation();
      onOpenChange(false, { reason: 'escape' });
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      if (isAwaited) onOpenChange(false, { reason: 'leave' });
    },
  };
  return { surface, shown, trigger };
}
