import { englishWords } from '../language/createWords.ts';

/** Numbers on pages that are in English alone; pages with a translation use `useWords`. */
export const { formatCount, formatCountOf } = englishWords;
