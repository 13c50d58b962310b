'use client';
import { colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useFaultNote } from './useFaultNote.ts';

/** Where the focus goes after a commit: the cell, the next or previous cell's editor, or elsewhere. */
export type AfterCommit = 'stay' | 'next' | 'previous' | 'leave';

/** Props of `CellField`. */
export interface CellFieldProps {
  /** The column's header, which names the field. */
  label: string;
  /** Initial text of the field. */
  text: string;
  /** Whether the user started by typing; otherwise the text is selected initially. */
  isTyped: boolean;
  /** Commits the text; returns the validation error, or null on success. */
  onCommit: (text: string, then: AfterCommit) => string | null;
  /** Called when the user cancels. */
  onCancel: () => void;
  /** Announces the validation error. */
  onSay: (text: string) => void;
}

const Input = styled('input')({
  boxSizing: 'border-box',
  width: 'calc(100% + 16px)',
  height: 'calc(100% - 8px)',
  margin: '4px -8px',
  padding: '0 7px',
  border: `1px solid ${colors.accent}`,
  borderRadius: 4,
  outline: `1px solid ${colors.accent}`,
  background: colors.surface,
  color: colors.text,
  font: 'inherit',
  textAlign: 'inherit',
  '&[aria-invalid="true"]': { borderColor: colors.danger, outlineColor: colors.danger },
});

/** The input of an edited cell. */
export function CellField({ label, text, isTyped, onCommit, onCancel, onSay }: CellFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const [draft, setDraft] = useState(text);
  const [fault, setFault] = useState<string | null>(null);
  useFaultNote(field, fault);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    if (!isTyped) field.current?.select();
  }, [isTyped]);
  const commit = (then: AfterCommit) => {
    if (isDone.current) return;
    const wrong = onCommit(draft, then);
    isDone.current = wrong === null;
    setFault(wrong);
    if (wrong !== null) onSay(wrong);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys only act in the field: arrows move the caret.
    event.stopPropagation();
    if (event.key === 'Escape') {
      isDone.current = true;
      onCancel();
    }
    if (event.key === 'Enter') commit('stay');
    if (event.key === 'Tab') commit(event.shiftKey ? 'previous' : 'next');
    if (event.key === 'Escape' || event.key === 'Enter' || event.key === 'Tab') event.preventDefault();
  };
  return (
    <Input
      ref={field}
      aria-label={label}
      aria-invalid={fault !== null || undefined}
      aria-description={fault ?? undefined}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => commit('leave')}
    />
  );
}
