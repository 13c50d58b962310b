'use client';
import { forwardRef } from 'react';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { VisuallyHidden, type VisuallyHiddenProps } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Props of `StatusMessage`; everything else goes to its element. */
export interface StatusMessageProps extends VisuallyHiddenProps {
  /** What has changed, in one sentence; an empty text says nothing. */
  children?: string;
  /** `alert` interrupts what is being read, `status` waits for a pause. Default `status`. */
  role?: 'status' | 'alert';
}

/**
 * Announces text changes to screen readers in a visually hidden live region.
 * Keep it mounted and change the text: screen readers often skip a region that is mounted together with its text.
 */
export const StatusMessage = forwardRef<HTMLSpanElement, StatusMessageProps>(function StatusMessage(inProps, ref) {
  const { role = 'status', ...rest } = useThemedProps('KitStatusMessage', inProps);
  return (
    <VisuallyHidden
      ref={ref}
      role={role}
      aria-live={role === 'alert' ? 'assertive' : 'polite'}
      aria-atomic="true"
      {...rest}
    />
  );
});
