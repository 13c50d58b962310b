import type { KeyDocs } from './ComponentDocs.ts';

/** What the keyboard does in every chart. */
export const chartKeys: readonly KeyDocs[] = [
  { keys: ['Tab'], does: 'Moves the focus to the “Table” button and then into the chart, which is one stop.' },
  { keys: ['↑', '↓', '←', '→'], does: 'Moves to the closest mark in that direction.' },
  { keys: ['Home', 'End'], does: 'Moves to the first or the last mark.' },
  { keys: ['Enter'], does: 'Selects the mark: it filters the other tiles.' },
  { keys: ['Shift + F10'], does: 'Opens the menu of the mark, as the context-menu key does.' },
  { keys: ['T'], does: 'Switches between the drawing and the table.' },
  { keys: ['Escape'], does: 'Closes the tooltip; pressed again, leaves the marks.' },
];

/** What holds for every chart. */
export const chartAccessibility: readonly string[] = [
  'A figure with a heading, a sentence that says what it shows, and all its numbers in a table.',
  'Each mark that gets the focus is read out with its value; withheld values are read as “not shown” with the reason.',
  'Areas have patterns in high contrast, in forced colours and in print.',
  'The tooltip stays open under the pointer; Escape closes it.',
];
