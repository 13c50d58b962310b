'use client';
import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { styled } from '@mui/material/styles';
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import type { CustomComponents } from 'react-day-picker';
import { useSharedCalendar } from './CalendarContext.ts';
import { isWithin, rangePlace } from './calendarGrid.ts';
import { calendarStyles } from './calendarStyles.ts';
import { placedName } from './chosenWords.ts';
import { MonthCaption } from './MonthCaption.tsx';

type SlotProps<Slot extends keyof CustomComponents> = ComponentProps<CustomComponents[Slot]>;

const Frame = styled('div')(calendarStyles);
// Icons that stay the same are not rendered again with each month.
const back = <ChevronLeftOutlined />;
const forward = <ChevronRightOutlined />;

function Root({ children }: SlotProps<'Root'>) {
  return <Frame>{children}</Frame>;
}

function Months({ children }: SlotProps<'Months'>) {
  const { root, shown, status, canMove, show, settings, followDay } = useSharedCalendar();
  const first = shown[0] ?? 0;
  return (
    <div className="KitCalendar-months" ref={root} {...followDay}>
      <div className="KitCalendar-moves">
        {moveButton(settings.words.previousMonth, back, canMove(-1), () => show(first - 1))}
        {moveButton(settings.words.nextMonth, forward, canMove(1), () => show(first + 1))}
      </div>
      <span className="KitCalendar-status" role="status" aria-live="polite">
        {status}
      </span>
      {children}
    </div>
  );
}

/** The button stays focusable at the last month, so that the focus is not lost there. */
function moveButton(name: string, icon: ReactNode, enabled: boolean, move: () => void): ReactElement {
  return (
    <button type="button" aria-label={name} aria-disabled={!enabled || undefined} onClick={enabled ? move : undefined}>
      {icon}
    </button>
  );
}

function Month({ children }: SlotProps<'Month'>) {
  return <div>{children}</div>;
}

function Caption({ displayIndex }: SlotProps<'MonthCaption'>) {
  const { shown, months, bounds, show, settings, names } = useSharedCalendar();
  return (
    <MonthCaption
      month={shown[displayIndex] ?? 0}
      place={months === 1 ? undefined : displayIndex}
      onMonthChange={(wanted) => show(wanted - displayIndex)}
      bounds={bounds}
      names={names}
      words={settings.words}
    />
  );
}

function MonthGrid({ children, 'aria-label': label }: SlotProps<'MonthGrid'>) {
  const { mode } = useSharedCalendar();
  return (
    <table role="grid" aria-label={label} aria-multiselectable={mode === 'range' || undefined}>
      {children}
    </table>
  );
}

/** Unlike those of `DayPicker`, the weekdays are there for screen readers too. */
function Weekdays({ children }: SlotProps<'Weekdays'>) {
  return (
    <thead>
      <tr>{children}</tr>
    </thead>
  );
}

function Weeks({ children }: SlotProps<'Weeks'>) {
  return <tbody>{keyedByPlace(elementsOf(children))}</tbody>;
}

/**
 * Places the days by weekday. In the place of a day that the local clocks skipped (Apia, 2011-12-30), `DayPicker` has the
 * next day a second time; that cell stays empty.
 */
function Week({ week: { days }, children }: SlotProps<'Week'>) {
  const { weekStartsOn } = useSharedCalendar().settings;
  const cells = elementsOf(children);
  // A week number comes first.
  const before = cells.splice(0, cells.length - days.length);
  const byWeekday = new Map(days.map(({ date }, place) => [date.getDay(), cells[place]]));
  const week = Array.from({ length: 7 }, (_, place) => {
    return byWeekday.get((weekStartsOn + place) % 7) ?? <td role="gridcell" />;
  });
  return <tr>{keyedByPlace([...before, ...week])}</tr>;
}

function elementsOf(children: ReactNode): ReactElement[] {
  return [children].flat(2).filter(Boolean) as ReactElement[];
}

/**
 * Keys weeks and days by their place, where `DayPicker` keys them by date. Another month then changes the words of the
 * elements, where new elements would cost half as much again.
 */
function keyedByPlace(elements: readonly ReactElement[]): ReactElement[] {
  return elements.map((element, place) => cloneElement(element, { key: place }));
}

/** The visible number is part of the accessible name: "Today, Friday, November 20, 2026, start of range". */
function Day({ day: { date, isoDate, outside }, modifiers }: SlotProps<'Day'>) {
  const { mode, selected, chosen, preview, bounds, tabStop, today, settings, names, pick, press } = useSharedCalendar();
  if (modifiers.hidden) return <td role="gridcell" />;
  const place = rangePlace(isoDate, chosen);
  const isToday = isoDate === today;
  const name = isToday ? settings.words.today(names.fullDate(date)) : names.fullDate(date);
  return (
    <td
      role="gridcell"
      aria-selected={place && true}
      data-day={isoDate}
      data-outside={outside || undefined}
      data-today={isToday || undefined}
      data-range={place}
      data-preview={rangePlace(isoDate, preview)}
    >
      <button
        type="button"
        value={isoDate}
        tabIndex={isoDate === tabStop ? 0 : -1}
        disabled={!isWithin(isoDate, bounds)}
        aria-label={place ? placedName(name, place, { mode, selected, words: settings.words }) : name}
        onClick={() => pick(isoDate)}
        onKeyDown={(event) => press(isoDate, event)}
      >
        {date.getDate()}
      </button>
    </td>
  );
}

/** The elements that `DayPicker` draws a calendar of. */
export const calendarSlots = { Root, Months, Month, MonthCaption: Caption, MonthGrid, Weekdays, Weeks, Week, Day };
