'use client';
import { useState } from 'react';
import { datePartLengths, partsOf, type DatePart, type DateParts } from './dateParts.ts';
import { daysKey } from './dateRules.ts';
import type { DateSettings } from './dateSettings.ts';
import type { DayLimits } from './dayLimits.ts';
import { fullYear, parsePastedDate, parsePastedRange } from './parsePasted.ts';
import { readTypedDate, type TypedDate } from './readTypedDate.ts';

/** What `useTypedDates` takes. */
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
  /** What stands in them. */
  parts: DateParts;
  /** Whether that is wrong. */
  isWrong: boolean;
  /** Takes the new text of a part. */
  change: (part: DatePart, text: string) => void;
  /** Takes a pasted date, or range where there are two dates, and tells what is neither. False for one of the parts. */
  paste: (part: DatePart, text: string) => boolean;
  /** The person is done with the date; `isAway`: and has left all fields, also those of the other end. */
  leave: (isAway: boolean) => void;
}

interface Typed {
  /** What stands in the fields. */
  dates: readonly TypedDate[];
  /** The days that were reported last, or stood there before. */
  told: string;
  /** The focus is elsewhere: what was typed stands only until other days come. */
  isAway: boolean;
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
 * What is typed into the fields of one date, or of both ends of a range, until it counts. It stands as it was typed
 * as long as the focus is there, whatever is made of it: an end in the making may lie before its start (KIT-DATE-3
 * waits). What does not count yet stands on after that, until another value comes from elsewhere.
 */
export function useTypedDates({ values, onValuesChange, settings, ...limits }: TypedDatesOptions): TypedDates {
  const { order } = settings.form;
  const days = daysKey(values);
  const [kept, setKept] = useState<Typed | null>(null);
  const typed = kept?.isAway && kept.told !== days ? null : kept;
  const dates: readonly TypedDate[] = typed?.dates ?? values.map((date) => ({ parts: partsOf(date) }));
  const told = typed?.told ?? days;
  const problems = dates.map((date) => readTypedDate(date, limits, settings).problem);
  const set = (next: readonly TypedDate[], isDone: boolean, isAway = false) => {
    const read = next.map((date) => readTypedDate(date, limits, settings));
    const made = read.flatMap(({ date }) => (date === undefined ? [] : [date]));
    const [from, to] = made;
    const isTurned = from && to && from > to;
    if (isTurned) made.reverse();
    const after = made.length < next.length || (isTurned && !isDone) ? told : daysKey(made);
    setKept(isAway && read.every(({ problem }) => !problem) ? null : { told: after, isAway, dates: next });
    if (after !== told) onValuesChange(made);
  };
  const setOne = (at: number, date: TypedDate, isDone: boolean, isAway?: boolean) =>
    set(
      dates.map((other, place) => (place === at ? date : other)),
      isDone,
      isAway,
    );
  return {
    fields: dates.map(({ parts, refused }, at) => ({
      parts,
      isWrong: problems[at] !== '',
      change: (part, text) => {
        const isHalf = text.length < datePartLengths[part];
        setOne(at, { parts: { ...parts, [part]: text }, isHalf }, part === order.at(-1) && !isHalf);
      },
      paste: (part, pasted) => {
        // Of a whole page no more is read and told than two dates with their times could take.
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
        else setOne(at, one ? { parts: one } : { parts, refused: text }, true);
        return true;
      },
      leave: (isAway) => {
        setOne(at, { parts: { ...parts, year: fullYear(parts.year) }, hasLeft: true, refused }, true, isAway);
      },
    })),
    problem: [...new Set(problems)].filter(Boolean).join(' '),
    isEmpty: dates.every(({ parts }) => order.every((part) => parts[part] === '')),
    clear: () => setKept(null),
  };
}
