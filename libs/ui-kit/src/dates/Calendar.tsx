'use client';
import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { isoDay } from './calendarGrid.ts';
import { calendarStyles } from './calendarStyles.ts';
import { placeWords } from './chosenWords.ts';
import { MonthCaption } from './MonthCaption.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { useCalendar, type CalendarOptions } from './useCalendar.ts';

const Frame = styled('div')(calendarStyles);
const back = <ChevronLeftOutlined />;
const on = <ChevronRightOutlined />;
const places = ['first', 'second'];

/** Months to choose days in. Arrow keys move by a day or a week, Page keys by a month, Home and End inside the week. */
export function Calendar(options: CalendarOptions): ReactElement {
  const { mode, selected, months, today } = options;
  const { root, shown, bounds, chosen, tabStop, status, canMove, show, pick, press } = useCalendar(options);
  const first = shown[0] ?? 0;
  return (
    <Frame>
      <div className="KitCalendar-months" ref={root}>
        <div className="KitCalendar-moves">
          {moveButton('Go to the previous month', back, canMove(-1), () => show(first - 1))}
          {moveButton('Go to the next month', on, canMove(1), () => show(first + 1))}
        </div>
        <span className="KitCalendar-status" role="status" aria-live="polite">
          {status}
        </span>
        {shown.map((month, index) => (
          <div key={index}>
            <MonthCaption
              month={month}
              place={months === 1 ? undefined : places[index]}
              bounds={bounds}
              onMonthChange={(wanted) => show(wanted - index)}
            />
            <MonthGrid
              {...{ month, bounds, chosen, tabStop }}
              // Side by side, the days of one month would stand in the other one, too.
              showsOutside={months === 1}
              words={placeWords(mode, selected)}
              multiple={mode === 'range'}
              today={isoDay(today)}
              onPick={pick}
              onPress={press}
            />
          </div>
        ))}
      </div>
    </Frame>
  );
}

/** It stays in reach at the last month, so that the focus is not lost there. */
function moveButton(name: string, icon: ReactNode, enabled: boolean, move: () => void): ReactElement {
  return (
    <button type="button" aria-label={name} aria-disabled={!enabled || undefined} onClick={enabled ? move : undefined}>
      {icon}
    </button>
  );
}
