'use client';
import { useLocale, useTexts } from '@agency-insights/ui-kit';
import { useMemo } from 'react';
import { englishFormTexts } from './englishFormTexts.ts';
import type { FormWords } from './formWords.ts';

/** Returns the words of forms and filters in the language and region of the page: the same object until these change. */
export function useFormWords(): FormWords {
  const texts = useTexts('form', englishFormTexts);
  const locale = useLocale();
  return useMemo(() => ({ texts, locale }), [texts, locale]);
}
