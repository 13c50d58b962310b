import {
  answerInWords,
  definitionInWords,
  type TileAnswer,
  type TileDefinition,
  type TileWords,
} from '@agency-insights/insights-api/contract';
import { pageLanguage, pageTag, pageWords } from '../../pages/pageWords.ts';

/** A tile and its answer, in the language of the export. */
export interface AnsweredTile {
  definition: TileDefinition;
  answer: TileAnswer;
}

/** Translates a tile and its answer to the language of the export. */
export function answeredTile(tile: string, definition: TileDefinition, answer: TileAnswer): AnsweredTile {
  if (pageLanguage() === 'en') return { definition, answer };
  const words = tileWords();
  return { definition: definitionInWords(definition, words), answer: answerInWords(tile, answer, words) };
}

function tileWords(): TileWords {
  const dollars = { style: 'currency', currency: 'USD' } as const;
  const full = new Intl.NumberFormat(pageTag(), { ...dollars, maximumFractionDigits: 0 });
  // German has no short form of thousands, and Intl would omit the separator.
  const short = new Intl.NumberFormat(pageTag(), {
    ...dollars,
    ...{ notation: 'compact', maximumFractionDigits: 1, useGrouping: true },
  });
  return {
    t: pageWords,
    formatCents: (cents, isShort) => (isShort ? short : full).format(cents / 100),
    // Spanish and English have a hyphen between two amounts.
    formatRange: (from, to) => short.formatRange(from / 100, to / 100).replace('-', '–'),
  };
}
