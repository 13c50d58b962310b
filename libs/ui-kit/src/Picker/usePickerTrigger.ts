'use client';
import { useEffect, type HTMLAttributes } from 'react';
import { useLazyPart } from '../lazyPart/useLazyPart.ts';
import { popoverPart } from '../Popover/popoverPart.ts';
import type { PickerFieldProps } from './PickerField.tsx';

/**
 * The button of a picker, whose surface and content may have to be fetched first. Until they are there the button is
 * busy, and the person can let go: by Escape, by a second press, by leaving it. What arrives later then stays closed.
 */
export function usePickerTrigger(
  { open, disabled, onOpenChange, children, ...own }: PickerFieldProps,
  anchor: HTMLElement | null,
) {
  const surface = useLazyPart(popoverPart, open);
  const shown = Boolean(open && !disabled && surface && children);
  const isAwaited = open && !shown;
  // A picker that is taken out of use closes, and stays closed when it comes back.
  useEffect(() => {
    if (!open || !disabled) return;
    onOpenChange(false, { reason: 'call' });
    // A disabled button takes no focus: without this, a user inside the picker would be at the start of the page.
    anchor?.focus();
  });
  const trigger: HTMLAttributes<HTMLButtonElement> = {
    'aria-busy': isAwaited || undefined,
    onClick: (event) => {
      own.onClick?.(event);
      // Some browsers leave the focus where it was: without it leaving would go unnoticed.
      event.currentTarget.focus();
      onOpenChange(!open, { reason: 'trigger' });
    },
    onKeyDown: (event) => {
      own.onKeyDown?.(event);
      if (!isAwaited || event.key !== 'Escape') return;
      // Nor must it close what is around.
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
