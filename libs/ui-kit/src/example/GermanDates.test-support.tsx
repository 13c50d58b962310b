import { completeDaysPreset, DateRangePicker, type DateWords } from '../index.ts';
import { de } from 'react-day-picker/locale';

const words: Partial<DateWords> = {
  startDate: 'Beginn',
  endDate: 'Ende',
  parts: { month: 'Monat', day: 'Tag', year: 'Jahr' },
  placeholders: { month: 'MM', day: 'TT', year: 'JJJJ' },
  clear: 'Löschen',
  done: 'Fertig',
};
const presets = [{ ...completeDaysPreset(7), label: 'Letzte 7 Tage und heute' }];

export const GermanDates = () => (
  <DateRangePicker label="Gültigkeit" timeZone="Europe/Berlin" showWeekNumber {...{ locale: de, words, presets }} />
);
