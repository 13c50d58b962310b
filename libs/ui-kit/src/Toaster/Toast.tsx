'use client';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { colors, fontSizes, radius } from '../theme/tokens.ts';
import type { ToastEntry } from './toastQueue.ts';
import { useToastTimer, type ToastTimers } from './useToastTimer.ts';

/** Props of `Toast`. */
export interface ToastProps {
  /** What it shows. */
  toast: ToastEntry;
  /** Closes it. */
  onDismiss: (id: number) => void;
  /** Clock and timers. */
  timers: ToastTimers;
}

const Root = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  boxSizing: 'border-box',
  width: 'min(380px, calc(100vw - 32px))',
  padding: '10px 8px 10px 14px',
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  color: colors.text,
  fontSize: fontSizes.sm,
  lineHeight: 1.43,
  boxShadow: colors.shadowOverlay,
  pointerEvents: 'auto',
  '@media (prefers-reduced-motion: no-preference)': {
    animation: 'kit-toast-in 160ms ease-out',
    '@keyframes kit-toast-in': { from: { opacity: 0, transform: 'translateY(8px)' } },
  },
  '& > svg': { flexShrink: 0, fontSize: 20, margin: '6px 0' },
  '&[data-severity="success"] > svg': { color: colors.accent },
  '&[data-severity="error"] > svg': { color: colors.danger },
  '&[data-severity="warning"] > svg': { color: colors.warning },
  '&[data-severity="info"] > svg': { color: colors.info },
});
const Message = styled('div')({ flex: 1, minWidth: 0, padding: '6px 0', overflowWrap: 'anywhere' });
const Controls = styled('div')({ display: 'flex', flexShrink: 0, gap: 4 });

/** One message that goes away by itself, but not while it is pointed at or focused. */
export function Toast({ toast, onDismiss, timers }: ToastProps): ReactElement {
  const { id, message, severity, durationMs, action, repeats } = toast;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useToastTimer({ durationMs, repeats, paused: hovered || focused }, () => onDismiss(id), timers);
  const urgent = severity === 'error' || severity === 'warning';
  return (
    <Root
      role={urgent ? 'alert' : 'status'}
      data-severity={severity}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <SeverityIcon severity={severity} />
      {/* A new element, so that screen readers read a message that comes again. */}
      <Message key={repeats}>{message}</Message>
      <Controls>
        {action && (
          <Button
            size="md"
            variant="text"
            color="primary"
            onClick={() => {
              // First gone, so that an action that fails at once can show it again.
              onDismiss(id);
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton label="Close" size="md" tooltip={false} onClick={() => onDismiss(id)}>
          <CloseOutlined />
        </IconButton>
      </Controls>
    </Root>
  );
}

function SeverityIcon({ severity }: { severity: ToastEntry['severity'] }): ReactElement | null {
  if (severity === 'success') return <CheckCircleOutlined aria-label="Success" role="img" />;
  if (severity === 'error') return <ErrorOutlineOutlined aria-label="Error" role="img" />;
  if (severity === 'warning') return <WarningAmberOutlined aria-label="Warning" role="img" />;
  if (severity === 'info') return <InfoOutlined aria-label="Information" role="img" />;
  return null;
}
