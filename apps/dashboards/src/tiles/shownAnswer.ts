import {
  answerInWords,
  definitionInWords,
  type TileAnswer,
  type TileDefinition,
} from '@agency-insights/insights-api/contract';
import { shownWords } from './platformText.ts';
import { ofLanguage, shownTag } from '../language/texts.ts';

// The same objects until the language changes, since new objects make drawings render again.
const answers = ofLanguage(() => new WeakMap<TileAnswer, TileAnswer>());
const definitions = ofLanguage(() => new WeakMap<TileDefinition, TileDefinition>());
const sources = new WeakMap<TileAnswer, TileAnswer>();

/** Returns an answer with the platform's own texts in the current language; in English, the answer itself. */
export function shownAnswer(tile: string, answer: TileAnswer): TileAnswer {
  if (isEnglish()) return answer;
  const known = answers().get(answer);
  if (known !== undefined) return known;
  const made = answerInWords(tile, answer, shownWords);
  answers().set(answer, made);
  sources.set(made, answer);
  return made;
}

/** Returns the answer as the platform sent it, with the texts by which it knows classes and lists. */
export function sourceOf(answer: TileAnswer): TileAnswer {
  return sources.get(answer) ?? answer;
}

/** Returns the definition of a tile in the current language; in English, the definition itself. */
export function shownDefinition(definition: TileDefinition): TileDefinition {
  if (isEnglish()) return definition;
  const known = definitions().get(definition);
  if (known !== undefined) return known;
  const made = definitionInWords(definition, shownWords);
  definitions().set(definition, made);
  return made;
}

const isEnglish = () => shownTag().startsWith('en-');
