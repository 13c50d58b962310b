'use client';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { forwardRef, useRef, type MouseEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { commonTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import { joinedProps } from '../slots/joinedProps.ts';
import { floatingSurface } from '../theme/floatingSurface.ts';
import { Part } from '../slots/Part.tsx';
import { fontSizes, corners } from '../theme/tokens.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { useControllable } from '../useControllable/useControllable.ts';
import type { AlertOpenChangeDetails, AlertProps } from './Alert.types.ts';
import { drawnSeverity, isUrgent, type DrawnSeverity } from './drawnSeverity.ts';
import { SeverityIcon } from './SeverityIcon.tsx';
import { severityMarkStyles, severityTintStyles } from './severityStyles.ts';
import { useAlert } from './useAlert.ts';
import { environmentAlertTimers } from './useAlertTimer.ts';

const toastDurationMs = 5000;

const Root = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  boxSizing: 'border-box',
  paddingBlock: 10,
  paddingInline: '14px 8px',
  border: '1px solid',
  borderRadius: corners.outer,
  fontSize: fontSizes.sm,
  lineHeight: 1.43,
  '& > svg': { flexShrink: 0, fontSize: 20, margin: '6px 0' },
  '&[data-variant="inline"]': severityTintStyles,
  // In a stack of toasts all texts are aligned; toasts without an icon have a dot.
  '&[data-variant="toast"][data-severity="default"]::before': {
    content: '""',
    flexShrink: 0,
    margin: '12px 6px',
    border: '4px solid',
    borderRadius: 4,
    opacity: 0.6,
  },
  // On a phone the action is below the text.
  '@media (max-width: 479.95px)': {
    '&[data-variant="inline"][data-has-action]': {
      flexWrap: 'wrap',
      columnGap: 12,
      rowGap: 0,
      '& > [data-part="message"]': { flexBasis: 'calc(100% - 92px)' },
      // The close button stays at the end of the first line.
      '& > [data-part="controls"]': { display: 'contents' },
      '& > [data-part="controls"] > :first-of-type': { order: 1, marginInlineStart: 19, marginInlineEnd: 'auto' },
    },
  },
  '&[data-variant="toast"]': {
    width: 'min(380px, calc(100vw - 32px))',
    ...floatingSurface,
    pointerEvents: 'auto',
    ...severityMarkStyles,
    '@media (prefers-reduced-motion: no-preference)': {
      animation: 'kit-toast-in 160ms ease-out',
      '@keyframes kit-toast-in': { from: { opacity: 0, transform: 'translateY(8px)' } },
    },
  },
});
const Message = styled('div')({
  flex: 1,
  minWidth: 0,
  padding: '6px 0',
  overflowWrap: 'anywhere',
  '& > .KitAlert-title': { fontWeight: 500 },
});
const Controls = styled('div')({
  display: 'flex',
  flexShrink: 0,
  gap: 4,
  // On the tinted background they have the text colour: neutral ones would have too little contrast.
  '[data-variant="inline"] > & > *': {
    color: 'inherit',
    '&:hover': { color: 'inherit', backgroundColor: 'transparent' },
  },
  '[data-variant="inline"] > & > *:hover': { textDecoration: 'underline' },
});

/**
 * Shows a message about an event: in the page (`inline`), or over it (`toast`; `useToaster` positions and queues it).
 * Errors and warnings interrupt a screen reader, other messages wait for a pause.
 */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert(inProps, ref) {
  const { open, defaultOpen = true, onOpenChange, ...shown } = useThemedProps('KitAlert', inProps);
  const [isOpen, setOpen] = useControllable<boolean, AlertOpenChangeDetails>({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  if (!isOpen || shown.severity === 'idle') return null;
  const severity = drawnSeverity(shown.severity);
  return <ShownAlert {...shown} severity={severity} ref={ref} onClose={(reason) => setOpen(false, { reason })} />;
});

interface ShownAlertProps extends Omit<AlertProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'onClose'> {
  severity: DrawnSeverity;
  onClose: (reason: AlertOpenChangeDetails['reason']) => void;
}

const ShownAlert = forwardRef<HTMLDivElement, ShownAlertProps>(function ShownAlert(props, ref) {
  const texts = useTexts('kitCommon', commonTexts);
  const { children, title, severity, variant = 'inline', action, onClose, slotProps, ...own } = props;
  const isToast = variant === 'toast';
  const { durationMs = isToast ? toastDurationMs : Infinity, revision = 0, closable = isToast, ...others } = own;
  const { timers = environmentAlertTimers, closeLabel = texts.close, ...rest } = others;
  const root = useRef<HTMLDivElement>(null);
  const forkedRef = useForkRef(ref, root);
  const { close, handlers } = useAlert({ durationMs, revision, closesOnEscape: isToast, timers, onClose }, root);
  const { action: actionProps, closeButton } = slotProps ?? {};
  const act = (event: MouseEvent<HTMLButtonElement>) => {
    actionProps?.onClick?.(event);
    // Closed first, so that an action that fails immediately can show it again.
    if (isToast) close('action');
    action?.onClick();
  };
  return (
    <Root
      role={isUrgent(severity) ? 'alert' : 'status'}
      {...joinedProps(rest, handlers)}
      ref={forkedRef}
      data-severity={severity}
      data-variant={variant}
      data-has-action={action ? '' : undefined}
    >
      <SeverityIcon severity={severity} />
      {/* A new element, so that screen readers read a repeated message. */}
      <Message key={revision} {...slotProps?.message} data-part="message">
        {title != null && (
          <Part className="KitAlert-title" given={slotProps?.title}>
            {title}
          </Part>
        )}
        {children}
      </Message>
      {(action || closable) && (
        <Controls {...slotProps?.controls} data-part="controls">
          {action && (
            <Button {...actionProps} size="md" variant="text" color="primary" onClick={act}>
              {action.label}
            </Button>
          )}
          {closable && (
            <IconButton
              {...joinedProps(closeButton, { onClick: () => close('close-button') })}
              label={closeLabel}
              size="md"
              tooltip={false}
            >
              <CloseOutlined />
            </IconButton>
          )}
        </Controls>
      )}
    </Root>
  );
});
