import type { DateWords } from '../index.ts';
import { de } from '../locales/de.ts';

/** All words of the date pickers in German. */
export const germanDateWords: DateWords = de.kitDates;
