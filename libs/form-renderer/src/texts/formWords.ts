import { englishFormTexts } from './englishFormTexts.ts';
import type { FormTexts } from './FormTexts.types.ts';

/** The texts of forms and filters in a language, and the region in which numbers are written. */
export interface FormWords {
  /** The texts. */
  texts: FormTexts;
  /** BCP 47 tag of language and region. */
  locale: string;
}

/** American English. */
export const englishWords: FormWords = { texts: englishFormTexts, locale: 'en-US' };
