import { shownTag } from '../../language/texts.ts';

/** A label as it reads inside a sentence: `Agencies in Texas` becomes `agencies in Texas`. German nouns keep their capital. */
export function insideSentence(label: string): string {
  return shownTag().startsWith('de-') ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
