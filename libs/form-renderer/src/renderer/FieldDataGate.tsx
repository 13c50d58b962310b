'use client';
import { Button, Skeleton, colors, fontSizes, radius } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import type { FieldSchema } from '../schema/FieldSchema.ts';
import type { FieldData } from './useFieldData.ts';
import { ErrorIcon } from './icons.ts';

/** Props of `FieldDataGate`. */
export interface FieldDataGateProps {
  /** The field's data. */
  data: FieldData;
  /** The field: its label stays above the skeleton and the failure, and names them for screen readers. */
  field: FieldSchema;
  /** Height of the control that is stood in for, in px. Default 36. */
  height?: number;
  /** A sentence under a control that has no place for one of its own. Default: none. */
  note?: string;
  /** The control, once its data is there. */
  children: ReactNode;
}

const frameStyle = { outline: 'none' };
/** A label that stands apart from its control. */
export const FieldLabel = styled('div')({
  marginBottom: 6,
  color: colors.textMuted,
  fontSize: fontSizes.xs,
  lineHeight: 1.3334,
});
const noteStyle = { margin: '6px 0 0', color: colors.textMuted, fontSize: fontSizes.xs };
const Failure = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: fontSizes.sm,
  color: colors.danger,
  '& > svg': { fontSize: 20 },
  '& > span': { marginRight: 'auto' },
});

/** The control of a field whose data is there; a skeleton of its size before that, and a way on where it failed. */
export function FieldDataGate({ data, field, height = 36, note, children }: FieldDataGateProps): ReactElement {
  const { status } = data.state;
  const { label }: { label?: string } = field.config ?? {};
  const { frame, retry } = useRetryFocus(data);
  return (
    <div ref={frame} tabIndex={-1} style={frameStyle}>
      {status === 'ready' ? (
        children
      ) : (
        <div role="group" aria-label={label ?? field.id} aria-busy={status === 'loading'}>
          {label && <FieldLabel>{label}</FieldLabel>}
          {status === 'loading' ? (
            <Skeleton variant="rounded" height={height} sx={{ borderRadius: `${radius}px` }} />
          ) : (
            <LoadFailure onRetry={retry} height={height} />
          )}
        </div>
      )}
      {note && <p style={noteStyle}>{note}</p>}
    </div>
  );
}

function LoadFailure({ onRetry, height }: { onRetry: () => void; height: number }): ReactElement {
  return (
    <Failure role="alert" style={{ minHeight: height }}>
      <ErrorIcon titleAccess="Error" />
      <span>Unable to load data</span>
      <Button size="sm" onClick={onRetry}>
        Retry
      </Button>
    </Failure>
  );
}

/** The pressed button goes while the data loads; the focus waits on the field and moves on to what comes. */
function useRetryFocus({ state, retry }: FieldData): { frame: RefObject<HTMLDivElement | null>; retry: () => void } {
  const frame = useRef<HTMLDivElement>(null);
  const waiting = useRef(false);
  useEffect(() => {
    if (!waiting.current || state.status === 'loading') return;
    waiting.current = false;
    const element = frame.current;
    if (element && element.ownerDocument.activeElement === element)
      element.querySelector<HTMLElement>('input, button, [role="combobox"]')?.focus();
  }, [state.status]);
  const retryAndWait = () => {
    waiting.current = true;
    frame.current?.focus();
    retry();
  };
  return { frame, retry: retryAndWait };
}
