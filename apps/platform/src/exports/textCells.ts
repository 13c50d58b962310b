import type { Cell } from '@agency-insights/insights-api/workbook';
import { pageWords } from '../pages/pageWords.ts';

/** Creates a cell with an unchanged text. */
export function text(value: string): Cell {
  return { kind: 'text', value };
}

/** Creates a cell with an English text of the platform, translated to the language of the export. */
export function words(english: string): Cell {
  return text(pageWords(english));
}
