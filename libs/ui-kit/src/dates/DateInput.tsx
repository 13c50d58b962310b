'use client';
import { styled } from '@mui/material/styles';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactElement } from 'react';
import { controlBoxStyles } from '../Field/controlStyles.ts';
import { colors, type ControlSize } from '../theme/tokens.ts';
import { startOfDay } from './dateRules.ts';
import { clampPart, dateOf, datePartLengths, datePartOrder, emptyParts, parsePastedDate, partsOf, type DatePart, type DateParts } from './dateParts.ts';

/** Props of `DateInput`. */
export interface DateInputProps {
  /** What the date is for: "Start date". */
  label: string;
  /** The date. */
  value: Date | null;
  /** Called with a date once the parts make a real one, and with null once all parts are empty. */
  onValueChange: (value: Date | null) => void;
  /** Takes a pasted text that is no single date; true when it was of use. */
  onPasteText?: (text: string) => boolean;
  /** Height. Default `md`. */
  size?: ControlSize;
}

const Box = styled('div')({
  ...controlBoxStyles,
  gap: 2,
  padding: '0 10px',
  '& > input': {
    boxSizing: 'content-box',
    width: '2ch',
    margin: 0,
    padding: '0 1px',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    '&::placeholder': { color: colors.textMuted, opacity: 1 },
    '&:focus': { borderRadius: 4, backgroundColor: colors.accentSoft },
    '&[data-part="year"]': { width: '4ch' },
    // Placeholder letters are wider than figures.
    '&:placeholder-shown': { width: '3.2ch', '&[data-part="year"]': { width: '4.6ch' } },
  },
  '& > span': { color: colors.textMuted },
});

const partNames: Readonly<Record<DatePart, string>> = { month: 'month', day: 'day', year: 'year' };
const placeholders: Readonly<Record<DatePart, string>> = { month: 'mm', day: 'dd', year: 'yyyy' };

/** A date typed in three parts, month, day and year, that lead on to each other. */
export function DateInput({ label, value, onValueChange, onPasteText, size = 'md' }: DateInputProps): ReactElement {
  const inputs = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({});
  // What was typed counts only as long as the value that it was typed over.
  const [typed, setTyped] = useState<{ over: number | null | undefined; parts: DateParts }>({ over: undefined, parts: emptyParts });
  const day = dayOf(value);
  const parts = typed.over === day ? typed.parts : partsOf(value);
  const commit = (next: DateParts, isWhole: boolean) => {
    // A year in the making is a year too: 2 on the way to 2026. It counts once it is whole or the field is left.
    const date = isWhole ? dateOf(next) : null;
    const isEmpty = datePartOrder.every((part) => next[part] === '');
    setTyped({ over: date ? dayOf(date) : isEmpty ? null : day, parts: next });
    if (date && dayOf(date) !== day) onValueChange(date);
    else if (isEmpty && value) onValueChange(null);
  };
  const focusPart = (part: DatePart | undefined) => {
    const input = part && inputs.current[part];
    input?.focus();
    input?.select();
  };
  const neighbour = (part: DatePart, step: 1 | -1) => datePartOrder[datePartOrder.indexOf(part) + step];
  const change = (part: DatePart, text: string) => {
    const clamped = clampPart(part, text);
    const next = { ...parts, [part]: clamped };
    commit(next, next.year.length === datePartLengths.year);
    if (part !== 'year' && clamped.length === datePartLengths[part]) focusPart(neighbour(part, 1));
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const pasted = parsePastedDate(text);
    if (pasted) commit(pasted, true);
    if (pasted || onPasteText?.(text)) event.preventDefault();
  };
  const press = (part: DatePart, event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, value: text } = event.currentTarget;
    if (event.key === '/' || event.key === '-' || event.key === '.') {
      event.preventDefault();
      if (text !== '') focusPart(neighbour(part, 1));
    } else if (event.key === 'Backspace' && text === '') {
      event.preventDefault();
      focusPart(neighbour(part, -1));
    } else if (event.key === 'ArrowRight' && selectionStart === text.length) focusPart(neighbour(part, 1));
    else if (event.key === 'ArrowLeft' && selectionStart === 0) focusPart(neighbour(part, -1));
  };
  return (
    <Box
      role="group"
      aria-label={label}
      data-size={size}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) commit(parts, true);
      }}
    >
      {datePartOrder.map((part, index) => [
        index > 0 && (
          <span key={`${part}-slash`} aria-hidden="true">
            /
          </span>
        ),
        <input
          key={part}
          ref={(element) => {
            inputs.current[part] = element;
          }}
          data-part={part}
          aria-label={`${label} ${partNames[part]}`}
          inputMode="numeric"
          autoComplete="off"
          placeholder={placeholders[part]}
          value={parts[part]}
          onChange={(event) => change(part, event.target.value)}
          onPaste={paste}
          onKeyDown={(event) => press(part, event)}
          onFocus={(event) => event.target.select()}
        />,
      ])}
    </Box>
  );
}

function dayOf(date: Date | null): number | null {
  return date && startOfDay(date).getTime();
}
