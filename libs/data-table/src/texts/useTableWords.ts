import { useLocale, useTexts } from '@agency-insights/ui-kit';
import { useMemo } from 'react';
import { valueText } from './formatValue.ts';
import { englishTableTexts } from './englishTableTexts.ts';
import type { TableTexts } from './TableTexts.types.ts';

/** The texts and value format of a table in the page's language and region. */
export interface TableWords {
  /** The texts. */
  texts: TableTexts;
  /** BCP 47 tag of language and region. */
  locale: string;
  /** Formats a cell value or a count. */
  format: (value: unknown) => string;
}

/** Returns the words of a table; stable until language or region change. */
export function useTableWords(): TableWords {
  const texts = useTexts('table', englishTableTexts);
  const locale = useLocale();
  return useMemo(() => tableWords(texts, locale), [texts, locale]);
}

/** Returns the words of a table in a language and a region. Default: American English. */
export function tableWords(texts = englishTableTexts, locale = 'en-US'): TableWords {
  const { yes, no } = texts;
  return { texts, locale, format: (value) => valueText(value, { locale, yes, no }) };
}
