import type { DateWords } from '../index.ts';

const ofCalendar = (place?: number) =>
  place === undefined ? '' : ` im ${place === 0 ? 'ersten' : 'zweiten'} Kalender`;

/** All words of the date pickers in German. */
export const germanDateWords: DateWords = {
  date: 'Datum',
  dates: 'Zeitraum',
  required: 'Pflichtfeld',
  invalid: 'Ungültig',
  startDate: 'Beginn',
  endDate: 'Ende',
  parts: { month: 'Monat', day: 'Tag', year: 'Jahr' },
  placeholders: { month: 'MM', day: 'TT', year: 'JJJJ' },
  incomplete: 'Geben Sie Tag, Monat und Jahr ein.',
  notADate: (text) => `${text} ist kein Datum.`,
  betweenLimits: (first, last) => `Wählen Sie einen Tag vom ${first} bis zum ${last}.`,
  fromLimit: (first) => `Wählen Sie einen Tag ab dem ${first}.`,
  untilLimit: (last) => `Wählen Sie einen Tag bis zum ${last}.`,
  from: (start) => `Ab ${start}`,
  until: (end) => `Bis ${end}`,
  presets: 'Vorlagen',
  clear: 'Löschen',
  done: 'Fertig',
  previousMonth: 'Zum vorherigen Monat',
  nextMonth: 'Zum nächsten Monat',
  chooseMonth: (place) => `Monat auswählen${ofCalendar(place)}`,
  chooseYear: (place) => `Jahr auswählen${ofCalendar(place)}`,
  weekNumberHeader: 'Kalenderwoche',
  weekNumber: (week) => `Kalenderwoche ${week}`,
  today: (day) => `Heute, ${day}`,
  selected: (day) => `${day}, ausgewählt`,
  rangeStart: (day) => `${day}, Beginn des Zeitraums`,
  rangeMiddle: (day) => `${day}, im Zeitraum`,
  rangeEnd: (day) => `${day}, Ende des Zeitraums`,
  rangeOnly: (day) => `${day}, Beginn und Ende des Zeitraums`,
  nothingChosen: 'Nichts ausgewählt.',
  dateChosen: (date) => `Ausgewählt: ${date}.`,
  startChosen: (start) => `Beginn: ${start}. Wählen Sie das Ende.`,
  endChosen: (end) => `Ende: ${end}.`,
  rangeChosen: (start, end) => `Zeitraum vom ${start} bis zum ${end}.`,
};
