import {
  englishWords as englishFormWords,
  type CustomFieldCodecs,
  type FormWords,
} from '@agency-insights/form-renderer/filters';
import { englishWords, type Words } from '../language/createWords.ts';
import { agencyNameCodec } from './agencyNames.ts';
import { effectiveDateCodec } from './effectiveDate.ts';

/** Codecs of the app's own fields, in a language. */
export function codecsIn(words: Words, formWords: FormWords): CustomFieldCodecs {
  return { 'agency-name': agencyNameCodec(words, formWords), 'effective-date': effectiveDateCodec(words) };
}

/** Codecs of the app's own fields in English; expressions do not depend on the language. */
export const codecs = codecsIn(englishWords, englishFormWords);
