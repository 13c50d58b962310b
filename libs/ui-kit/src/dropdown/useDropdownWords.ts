'use client';
import { useContext } from 'react';
import { dropdownTexts } from '../locale/englishTexts.ts';
import type { DropdownTexts } from '../locale/KitTexts.types.ts';
import { LocaleContext } from '../locale/LocaleContext.ts';
import { numberText } from '../locale/numberText.ts';

/** The texts of a dropdown and its numbers, in the language and region of the page. */
export interface DropdownWords {
  /** The texts. */
  texts: DropdownTexts;
  /** Writes a count: "10,000". */
  countText: (count: number) => string;
}

/** Returns the words of a dropdown. */
export function useDropdownWords(): DropdownWords {
  const { locale, texts } = useContext(LocaleContext);
  return {
    texts: (texts.kitDropdown as DropdownTexts | undefined) ?? dropdownTexts,
    countText: (count) => numberText(count, locale),
  };
}
