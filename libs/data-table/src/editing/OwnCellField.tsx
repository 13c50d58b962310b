'use client';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import type { AfterCommit } from './CellField.tsx';
import type { CellEditor, CellFieldContext } from './cellEditing.types.ts';
import { useFaultNote } from './useFaultNote.ts';

/** Props of `OwnCellField`. */
export interface OwnCellFieldProps extends Pick<CellFieldContext, 'label' | 'value' | 'typed'> {
  /** The editor's field. */
  field: NonNullable<CellEditor['field']>;
  /** Commits a value; returns the validation error, or null on success. */
  onCommit: (value: unknown) => string | null;
  /** Called when the user cancels or leaves. */
  onClose: (then: AfterCommit) => void;
  /** Announces the validation error. */
  onSay: (text: string) => void;
}

const Frame = styled('div')({
  display: 'flex',
  alignItems: 'center',
  width: 'calc(100% + 16px)',
  height: 'calc(100% - 8px)',
  margin: '4px -8px',
});

const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]';

const stop = (event: SyntheticEvent) => event.stopPropagation();
/** What the user presses in the field is not for the cell, and neither is what bubbles through portals. */
const kept = { onClick: stop, onDoubleClick: stop, onMouseDown: stop, onPointerDown: stop, onPaste: stop };

/** The frame of an editor's own field in a cell: focuses the field, and closes it on Escape, Tab and when the user leaves. */
export function OwnCellField({ label, value, typed, field: Field, onCommit, onClose, onSay }: OwnCellFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [fault, setFault] = useState<string | null>(null);
  useFaultNote(frame, fault);
  useEffect(() => {
    (frame.current?.querySelector<HTMLElement>(focusable) ?? frame.current)?.focus({ preventScroll: true });
    return () => clearTimeout(leaving.current);
  }, []);
  const close = (then: AfterCommit) => {
    if (isDone.current) return;
    isDone.current = true;
    onClose(then);
  };
  const commit = (next: unknown): string | null => {
    if (isDone.current) return null;
    const wrong = onCommit(next);
    isDone.current = wrong === null;
    setFault(wrong);
    if (wrong !== null) onSay(wrong);
    return wrong;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    event.stopPropagation();
    // Popups handle their keys themselves.
    if (!event.currentTarget.contains(event.target as Node)) return;
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    close(event.key === 'Escape' ? 'stay' : event.shiftKey ? 'previous' : 'next');
  };
  // The focus may move on within the field, to its popup, or to another window and back.
  const onBlur = () => {
    leaving.current = setTimeout(() => document.hasFocus() && close('leave'));
  };
  return (
    <Frame
      {...kept}
      ref={frame}
      tabIndex={-1}
      data-fault={fault ?? undefined}
      onKeyDown={onKeyDown}
      onFocus={() => clearTimeout(leaving.current)}
      onBlur={onBlur}
    >
      <Field {...{ label, value, typed, commit }} message={fault} cancel={() => close('stay')} />
    </Frame>
  );
}
