import type { Cell } from '@agency-insights/insights-api/workbook';
import { pageWords } from '../pages/pageWords.ts';

/** A text as it is. */
export function text(value: string): Cell {
  return { kind: 'text', value };
}

/** A text of the platform, given in English, in the language of the export. */
export function words(english: string): Cell {
  return text(pageWords(english));
}
