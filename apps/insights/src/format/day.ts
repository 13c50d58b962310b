import { englishWords } from '../language/createWords.ts';

/** Days on pages that are in English alone; pages with a translation use `useWords`. */
export const { formatDay } = englishWords;
