'use client';
import { useState } from 'react';
import { datePartLengths, datePartOrder, partsOf, type DatePart, type DateParts } from './dateParts.ts';
import { daysKey } from './dateRules.ts';
import type { DayLimits } from './dayLimits.ts';
import { fullYear, parsePastedDate, parsePastedRange } from './parsePasted.ts';
import { readTypedDate, type TypedDate } from './readTypedDate.ts';

/** What `useTypedDates` takes. */
export interface TypedDatesOptions extends DayLimits {
  /** The dates: one, or both ends of a range. */
  values: readonly (Date | null)[];
  /** Called with the dates once each is a real one that may be chosen, or empty. */
  onValuesChange: (values: (Date | null)[]) => void;
}

/** The three fields of one date. */
export interface TypedDateField {
  /** What stands in them. */
  parts: DateParts;
  /** Whether that is wrong. */
  isWrong: boolean;
  /** Takes the new text of a part. */
  change: (part: DatePart, text: string) => void;
  /** Takes a pasted date, or range where there are two dates, and tells what is neither. False for one of the parts. */
  paste: (part: DatePart, text: string) => boolean;
  /** The person has left the fields. */
  leave: () => void;
}

/** Dates that are typed, and what is wrong with them. */
export interface TypedDates {
  /** The fields of each date. */
  fields: readonly TypedDateField[];
  /** What is wrong, in words; empty when nothing is. */
  problem: string;
  /** Whether nothing stands in any field. */
  isEmpty: boolean;
  /** Forgets what was typed. */
  clear: () => void;
}

/**
 * What is typed into the fields of one date, or of both ends of a range, until it counts. Nothing that was typed is
 * lost before then: it stands until another value comes from elsewhere.
 */
export function useTypedDates({ values, onValuesChange, ...limits }: TypedDatesOptions): TypedDates {
  const days = daysKey(values);
  // What was typed counts only as long as the dates that it was typed over.
  const [typed, setTyped] = useState<{ over: string; dates: readonly TypedDate[] } | null>(null);
  const dates: readonly TypedDate[] =
    typed?.over === days ? typed.dates : values.map((date) => ({ parts: partsOf(date), hasLeft: false }));
  const problems = dates.map((date) => readTypedDate(date, limits).problem);
  const set = (next: readonly TypedDate[]) => {
    const read = next.map((date) => readTypedDate(date, limits).date);
    const made = read.filter((date) => date !== undefined);
    const after = made.length === read.length ? daysKey(made) : days;
    setTyped({ over: after, dates: next });
    if (after !== days) onValuesChange(made);
  };
  const setOne = (at: number, date: TypedDate) => set(dates.map((other, place) => (place === at ? date : other)));
  return {
    fields: dates.map(({ parts, refused }, at) => ({
      parts,
      isWrong: problems[at] !== '',
      change: (part, text) => setOne(at, { parts: { ...parts, [part]: text }, hasLeft: false }),
      paste: (part, pasted) => {
        // Of a whole page no more is read and told than two dates with their times could take.
        const text = pasted.trim().slice(0, 80);
        if (text.length <= datePartLengths[part] && !/\D/.test(text)) return false;
        const one = parsePastedDate(text);
        const both = !one && dates.length === 2 && parsePastedRange(text);
        if (both) set(both.map((end) => ({ parts: end, hasLeft: false })));
        else setOne(at, one ? { parts: one, hasLeft: false } : { parts, hasLeft: false, refused: text });
        return true;
      },
      leave: () => setOne(at, { parts: { ...parts, year: fullYear(parts.year) }, hasLeft: true, refused }),
    })),
    problem: [...new Set(problems)].filter(Boolean).join(' '),
    isEmpty: dates.every(({ parts }) => datePartOrder.every((part) => parts[part] === '')),
    clear: () => setTyped(null),
  };
}
