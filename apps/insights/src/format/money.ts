import { englishWords } from '../language/createWords.ts';

/** Amounts on pages that are in English alone; pages with a translation use `useWords`. */
export const { formatCompactDollars, formatDollars } = englishWords;
