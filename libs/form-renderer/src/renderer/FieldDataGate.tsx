'use client';
import { Button, Skeleton, colors, fontSizes, corners } from '@agency-insights/ui-kit';
import { useEffect, useRef } from 'react';
import type { FocusEvent, ReactElement, ReactNode } from 'react';
import type { FieldSchema } from '../schema/FieldSchema.ts';
import { useFormWords } from '../texts/useFormWords.ts';
import type { FieldData } from './useFieldData.ts';
import { FieldNote } from './FieldNote.tsx';
import { ErrorIcon } from './icons.ts';

/** State of a field's data, and its retry. */
export interface GateData {
  state: Pick<FieldData['state'], 'status'>;
  retry: () => void;
}

const nothing = () => undefined;

/** For a lazy control that retries automatically. */
export const lazyStates = {
  loading: { state: { status: 'loading' }, retry: nothing },
  ready: { state: { status: 'ready' }, retry: nothing },
} as const satisfies Record<string, GateData>;

/** Props of `FieldDataGate`. */
export interface FieldDataGateProps {
  /** The field's data, as far as it matters here. */
  data: GateData;
  /** The field: its label stays above the skeleton and the failure, and names them for screen readers. */
  field: FieldSchema;
  /** Height of the control that is stood in for, in px. Default 36. */
  height?: number;
  /** A sentence under a control that cannot show it. Default: none. */
  note?: string;
  /** The control, once its data has loaded. */
  children: ReactNode;
}

const labelStyle = { marginBottom: 6, color: colors.textMuted, fontSize: fontSizes.xs, lineHeight: 1.3334 };
const failureStyle = { display: 'flex', alignItems: 'center', gap: 8, fontSize: fontSizes.sm, color: colors.danger };
const iconStyle = { fontSize: 20 };
const textStyle = { marginInlineEnd: 'auto' };
const barStyle = { borderRadius: corners.outer };

/** The control of a field once its data has loaded; before that a skeleton of its size, and a retry after a failure. */
export function FieldDataGate({ data, field, height = 36, note, children }: FieldDataGateProps): ReactElement {
  const { status } = data.state;
  const { texts } = useFormWords();
  const { label }: { label?: string } = field.config ?? {};
  const name = label ?? field.id;
  const frameProps = useKeptFocus(status);
  return (
    <div {...frameProps} tabIndex={-1}>
      {status === 'ready' ? (
        children
      ) : (
        <div role="group" aria-label={name} aria-busy={status === 'loading'}>
          {label && <FieldLabel>{label}</FieldLabel>}
          {status === 'loading' ? (
            <Skeleton height={height} style={barStyle} />
          ) : (
            <div style={{ ...failureStyle, minHeight: height }}>
              <ErrorIcon titleAccess={texts.error} style={iconStyle} />
              <span style={textStyle}>{texts.failed}</span>
              <Button size="sm" onClick={data.retry} aria-label={texts.retryField(name)}>
                {texts.retry}
              </Button>
            </div>
          )}
        </div>
      )}
      <FieldNote>{note}</FieldNote>
    </div>
  );
}

/** A label outside its control. */
export function FieldLabel({ children }: { children: ReactNode }): ReactElement {
  return (
    <div data-label="" style={labelStyle}>
      {children}
    </div>
  );
}

/**
 * The focused element is removed while data loads, whether a retry button or a reloading control: the
 * focus then waits on the field and moves on to what comes.
 */
function useKeptFocus(status: FieldData['state']['status']) {
  const frame = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    const element = frame.current;
    const { activeElement, body } = element?.ownerDocument ?? {};
    if (status === 'loading') {
      // The browser fires no blur for an element that React removes.
      if (hasFocus.current && activeElement === body) element?.focus();
    } else if (element && activeElement === element) {
      // A box to type in, rather than a slider or the button that clears them.
      const first = (selector: string) => element.querySelector<HTMLElement>(selector);
      (first('input:not([type="range"]), [role="combobox"]') ?? first('input, button'))?.focus();
    }
  }, [status]);
  const note = ({ type }: FocusEvent) => {
    hasFocus.current = type === 'focus';
  };
  return { ref: frame, onFocus: note, onBlur: note };
}
