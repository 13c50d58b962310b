'use client';
import { useState } from 'react';
import { datePartLengths, partsOf, type DatePart, type DateParts } from './dateParts.ts';
import { daysKey } from './dateRules.ts';
import type { DateSettings } from './dateSettings.ts';
import type { DayLimits } from './dayLimits.ts';
import { fullYear, parsePastedDate, parsePastedRange } from './parsePasted.ts';
import { readTypedDate, type TypedDate } from './readTypedDate.ts';

/** Options of `useTypedDates`. */
export interface TypedDatesOptions extends DayLimits {
  /** The dates: one, or both ends of a range. */
  values: readonly (Date | null | undefined)[];
  /** Called with the dates, the earlier one first, once each is a real one that may be chosen, or empty. */
  onValuesChange: (values: (Date | null)[]) => void;
  /** Language and form. */
  settings: DateSettings;
}

/** The three fields of one date. */
export interface TypedDateField {
  /** Their texts. */
  parts: DateParts;
  /** What is wrong with it, in words; empty without a problem. */
  problem: string;
  /** Takes the new text of a part. */
  change: (part: DatePart, text: string) => void;
  /** Takes a pasted date, or range where there are two dates, and reports other texts. Returns false for a text that fits into one part. */
  paste: (part: DatePart, text: string) => boolean;
  /** Called when the user is done with the date; `isAway`: and has left all fields, also those of the other end. */
  leave: (isAway: boolean) => void;
}

interface Typed {
  /** The texts of the fields. */
  dates: readonly TypedDate[];
  /** The days that were reported last, or were there before. */
  reported: string;
  /** The focus is elsewhere: the typed text stays only until other days come. */
  isAway: boolean;
}

/** Dates that are typed, and what is wrong with them. */
export interface TypedDates {
  /** The fields of each date. */
  fields: readonly TypedDateField[];
  /** The problems, in words; empty without any. */
  problem: string;
  /** Whether all fields are empty. */
  isEmpty: boolean;
  /** Forgets what was typed. */
  clear: () => void;
}

/**
 * Holds the texts of one date, or of both ends of a range, until they count. While the focus is in the fields, they stay
 * as typed, even an end before its start (KIT-DATE-3 waits). After that, texts that do not count yet stay until another
 * value comes from the parent component.
 */
export function useTypedDates({ values, onValuesChange, settings, ...limits }: TypedDatesOptions): TypedDates {
  const { order } = settings.form;
  const days = daysKey(values);
  const [kept, setKept] = useState<Typed | null>(null);
  const typed = kept?.isAway && kept.reported !== days ? null : kept;
  const dates: readonly TypedDate[] = typed?.dates ?? values.map((date) => ({ parts: partsOf(date) }));
  const reported = typed?.reported ?? days;
  const problems = dates.map((date) => readTypedDate(date, limits, settings).problem);
  const set = (next: readonly TypedDate[], isDone: boolean, isAway = false) => {
    const read = next.map((date) => readTypedDate(date, limits, settings));
    const made = read.flatMap(({ date }) => (date === undefined ? [] : [date]));
    const [from, to] = made;
    const isTurned = from && to && from > to;
    if (isTurned) made.reverse();
    const after = made.length < next.length || (isTurned && !isDone) ? reported : daysKey(made);
    setKept(isAway && read.every(({ problem }) => !problem) ? null : { reported: after, isAway, dates: next });
    if (after !== reported) onValuesChange(made);
  };
  const setOne = (at: number, date: TypedDate, isDone: boolean, isAway?: boolean) =>
    set(
      dates.map((other, place) => (place === at ? date : other)),
      isDone,
      isAway,
    );
  return {
    fields: dates.map((date, at) => ({
      parts: date.parts,
      problem: problems[at] ?? '',
      change: (part, text) => {
        const isHalf = text.length < datePartLengths[part];
        setOne(at, { parts: { ...date.parts, [part]: text }, isHalf }, part === order.at(-1) && !isHalf);
      },
      paste: (part, pasted) => {
        // Two dates with their times are no longer than this; the rest of a pasted page is ignored.
        const text = pasted.trim().slice(0, 80);
        if (text.length <= datePartLengths[part] && !/\D/.test(text)) return false;
        const one = parsePastedDate(text, settings);
        const both = !one && dates.length === 2 && parsePastedRange(text, settings);
        if (both)
          set(
            both.map((end) => ({ parts: end })),
            true,
            true,
          );
        else setOne(at, one ? { parts: one } : { parts: date.parts, refused: text }, true);
        return true;
      },
      leave: (isAway) => {
        const { parts, refused } = date;
        setOne(at, { parts: { ...parts, year: fullYear(parts.year) }, hasLeft: true, refused }, true, isAway);
      },
    })),
    problem: [...new Set(problems)].filter(Boolean).join(' '),
    isEmpty: dates.every(({ parts }) => order.every((part) => parts[part] === '')),
    clear: () => setKept(null),
  };
}
