import 'react-day-picker/style.css';
import { useState, type ReactElement } from 'react';
import { DayPicker, type DateRange } from 'react-day-picker';
import { renderReact, unmountReact } from '../reactRoot.tsx';
import { countOf, type DatesContestant, type DatesProps } from './contract.ts';

/** react-day-picker as it comes, with its own style sheet. */
export const contestant: DatesContestant = {
  next: 'button[aria-label="Go to the Next Month"]',
  title: () => [...document.querySelectorAll('[role="grid"]')].map((grid) => grid.getAttribute('aria-label')).join(' '),
  days: () => countOf('[role="grid"] [data-day]:not([data-outside]):not([data-hidden])'),
  mount: (root, props) => renderReact(root, <Calendar {...props} />),
  unmount: unmountReact,
};

function Calendar({ from, to, today }: DatesProps): ReactElement {
  const [selected, setSelected] = useState<DateRange | undefined>({ from, to });
  return (
    <DayPicker
      mode="range"
      numberOfMonths={2}
      defaultMonth={from}
      today={today}
      selected={selected}
      onSelect={setSelected}
    />
  );
}
