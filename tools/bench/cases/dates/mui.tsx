import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { renderReact, unmountReact } from '../reactRoot.tsx';
import { countOf, textsOf, type DatesContestant } from './contract.ts';

/** MUI X Date Pickers, Community: two single calendars, since ranges are sold. Both next buttons are clicked. */
export const contestant: DatesContestant = {
  next: 'button[aria-label="Next month"]',
  title: () => textsOf('.MuiPickersCalendarHeader-label'),
  days: () => countOf('button[role="gridcell"]'),
  mount: (root, { from }) =>
    renderReact(
      root,
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <div style={{ display: 'flex' }}>
          <DateCalendar defaultValue={dayjs(from)} reduceAnimations />
          <DateCalendar defaultValue={dayjs(from).add(1, 'month')} reduceAnimations />
        </div>
      </LocalizationProvider>,
    ),
  unmount: unmountReact,
};
