import type { KeyDocs } from './ComponentDocs.ts';

/** Keyboard support of every chart. */
export const chartKeys: readonly KeyDocs[] = [
  { keys: ['Tab'], does: 'Moves the focus to the “Table” button and then into the chart, which is one stop.' },
  { keys: ['↑', '↓', '←', '→'], does: 'Moves to the nearest mark in that direction.' },
  { keys: ['Home', 'End'], does: 'Moves to the first or the last mark.' },
  { keys: ['Enter'], does: 'Selects the mark and filters the other tiles by it.' },
  { keys: ['Shift + F10'], does: 'Opens the menu of the mark, as the context-menu key does.' },
  { keys: ['T'], does: 'Switches between the chart and the table.' },
  { keys: ['Escape'], does: 'Closes the tooltip. If none is open, moves the focus out of the marks.' },
];

/** Accessibility of every chart. */
export const chartAccessibility: readonly string[] = [
  'It is a figure with a heading, a summary sentence, and a table of all values.',
  'Screen readers read the focused mark with its value. Withheld values are read as “not shown” with the reason.',
  'Areas have patterns in high contrast, in forced colours and in print.',
  'The tooltip stays open while it is hovered; Escape closes it.',
];
