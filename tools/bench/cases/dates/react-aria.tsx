import { CalendarDate } from '@internationalized/date';
import { Button, CalendarCell, CalendarGrid, Heading, RangeCalendar } from 'react-aria-components';
import { renderReact, unmountReact } from '../reactRoot.tsx';
import { countOf, textsOf, type DatesContestant } from './contract.ts';

/** Unstyled React Aria Components: a range calendar of two months. */
export const contestant: DatesContestant = {
  next: 'button[slot="next"]',
  title: () => textsOf('.react-aria-Heading'),
  days: () => countOf('td [role="button"]:not([data-outside-month])'),
  mount: (root, { from, to }) =>
    renderReact(
      root,
      <RangeCalendar
        aria-label="Effective dates"
        visibleDuration={{ months: 2 }}
        defaultValue={{ start: calendarDate(from), end: calendarDate(to) }}
        defaultFocusedValue={calendarDate(from)}
        pageBehavior="single"
      >
        <Button slot="previous">‹</Button>
        <Heading />
        <Button slot="next">›</Button>
        <div style={{ display: 'flex' }}>
          <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
          <CalendarGrid offset={{ months: 1 }}>{(date) => <CalendarCell date={date} />}</CalendarGrid>
        </div>
      </RangeCalendar>,
    ),
  unmount: unmountReact,
};

function calendarDate(date: Date): CalendarDate {
  return new CalendarDate(date.getFullYear(), date.getMonth() + 1, date.getDate());
}
