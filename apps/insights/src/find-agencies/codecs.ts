import {
  englishWords as englishFormWords,
  type CustomFieldCodecs,
  type FormWords,
} from '@agency-insights/form-renderer/filters';
import { englishWords, type Words } from '../language/createWords.ts';
import { agencyNameCodec } from './agencyNames.ts';
import { effectiveDateCodec } from './effectiveDate.ts';

/** How the app's own fields travel, and how they read in a language. */
export function codecsIn(words: Words, formWords: FormWords): CustomFieldCodecs {
  return { 'agency-name': agencyNameCodec(words, formWords), 'effective-date': effectiveDateCodec(words) };
}

/** How the app's own fields travel: the same in every language. */
export const codecs = codecsIn(englishWords, englishFormWords);
