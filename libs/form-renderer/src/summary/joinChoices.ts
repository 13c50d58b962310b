import { englishWords } from '../texts/formWords.ts';
import { formatAmount } from './formatAmount.ts';

const maxNamed = 3;

/**
 * Choices in words: `Texas`, `Texas or Oklahoma`, `Texas, Oklahoma or Ohio`, `Texas, Oklahoma, Ohio and 4 more`.
 * @param words Language and region. Default: American English.
 */
export function joinChoices(labels: readonly string[], { texts, locale } = englishWords): string {
  const { value, sentence } = texts;
  const more = labels.length - maxNamed;
  // "and 1 more" is no shorter than the name itself.
  if (more <= 1) return value.or(labels);
  return `${labels.slice(0, maxNamed).join(', ')} ${sentence.and} ${value.more(more, formatAmount(more, 'number', locale))}`;
}
