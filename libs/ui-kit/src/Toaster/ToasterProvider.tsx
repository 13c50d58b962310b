'use client';
import Portal from '@mui/material/Portal';
import { styled } from '@mui/material/styles';
import { useCallback, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { isUrgent } from '../Alert/drawnSeverity.ts';
import { environmentAlertTimers, type AlertTimers } from '../Alert/useAlertTimer.ts';
import type { SlotProps } from '../slots/SlotProps.ts';
import { layers } from '../theme/tokens.ts';
import type { AlertProps } from '../Alert/Alert.types.ts';
import { Toast } from './Toast.tsx';
import { ToasterContext, type Toaster } from './ToasterContext.ts';
import {
  addToast,
  findToast,
  removeToast,
  visibleToasts,
  type ToastOptions,
  type ToastPosition,
  type ToastQueue,
} from './toastQueue.ts';
import { useToastHost } from './useToastHost.ts';

/** The parts of a `ToasterProvider`. */
export interface ToasterSlotProps {
  /** Every stack of toasts: one at each position. */
  stack?: SlotProps<HTMLDivElement>;
  /** Every toast, with `slotProps` for its own parts. */
  toast?: SlotProps<HTMLDivElement> & Pick<AlertProps, 'slotProps' | 'closeLabel'>;
}

/** Props of `ToasterProvider`. */
export interface ToasterProviderProps {
  /** The application. */
  children?: ReactNode;
  /** Clock and timers. Default: the global ones. */
  timers?: AlertTimers;
  /** Props of the parts inside. */
  slotProps?: ToasterSlotProps;
}

const positions: readonly ToastPosition[] = [
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
];
const noToasts: ToastQueue = [];
/** MUI's layer of menus. */
const menuLayer = 1300;
const whileOpen = (surface: string) => `body:has(> ${surface}:not(.MuiModal-hidden)) &`;

const Stack = styled('div')({
  position: 'fixed',
  zIndex: layers.toast,
  display: 'flex',
  gap: 8,
  padding: 16,
  pointerEvents: 'none',
  // What opens from a control covers toasts: it is open for a moment, and its user has asked for it.
  [whileOpen('.MuiMenu-root')]: { zIndex: menuLayer - 1 },
  [whileOpen('.KitPopover')]: { zIndex: layers.popover - 1 },
  // Reached by F6, a toast is not hidden.
  '&&&:focus-within': { zIndex: layers.dropdown + 1 },
  '&[data-position^="top"]': { top: 60, flexDirection: 'column' },
  '&[data-position^="bottom"]': { bottom: 0, flexDirection: 'column-reverse' },
  '&[data-position$="left"]': { insetInlineStart: 0 },
  '&[data-position$="right"]': { insetInlineEnd: 0 },
  '&[data-position$="center"]': { left: '50%', transform: 'translateX(-50%)' },
});

/** Shows toasts over the application: up to three at each position, the rest in a queue. */
export function ToasterProvider(props: ToasterProviderProps): ReactElement {
  const { children, timers = environmentAlertTimers, slotProps } = props;
  const [queue, setQueue] = useState(noToasts);
  const lastId = useRef(0);
  // Consecutive calls build on each other, and `show` returns the toast's id synchronously.
  const latest = useRef(noToasts);
  const replace = useCallback((next: ToastQueue) => {
    latest.current = next;
    setQueue(next);
  }, []);
  const show = useCallback(
    (options: ToastOptions) => {
      lastId.current += 1;
      replace(addToast(latest.current, lastId.current, options));
      return findToast(latest.current, options)?.id ?? lastId.current;
    },
    [replace],
  );
  const dismiss = useCallback((id: number) => replace(removeToast(latest.current, id)), [replace]);
  const toaster = useMemo<Toaster>(() => ({ show, dismiss }), [show, dismiss]);
  const visible = visibleToasts(queue);
  const host = useToastHost(visible.size > 0);
  return (
    <ToasterContext.Provider value={toaster}>
      {children}
      <Portal container={host}>
        {positions.map((position) => (
          // The regions stay mounted: a live region must exist before its content.
          <Stack
            key={position}
            {...slotProps?.stack}
            data-position={position}
            aria-live={visible.get(position)?.some(({ severity }) => isUrgent(severity)) ? 'assertive' : 'polite'}
          >
            {visible.get(position)?.map((toast) => (
              <Toast key={toast.id} given={slotProps?.toast} toast={toast} timers={timers} onDismiss={dismiss} />
            ))}
          </Stack>
        ))}
      </Portal>
    </ToasterContext.Provider>
  );
}
