import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import { MantineProvider } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { renderReact, unmountReact } from '../reactRoot.tsx';
import { countOf, textsOf, type DatesContestant } from './contract.ts';

/** Mantine's DatePicker of a range in two columns. */
export const contestant: DatesContestant = {
  next: 'button[aria-label="Next month"]',
  title: () => textsOf('.mantine-DatePicker-calendarHeaderLevel'),
  days: () => countOf('.mantine-DatePicker-day:not([data-outside])'),
  mount: (root, { from, to }) =>
    renderReact(
      root,
      <MantineProvider>
        <DatePicker
          type="range"
          numberOfColumns={2}
          columnsToScroll={1}
          hideOutsideDates
          defaultDate={from}
          defaultValue={[from, to]}
          ariaLabels={{ nextMonth: 'Next month' }}
        />
      </MantineProvider>,
    ),
  unmount: unmountReact,
};
