import { textOf } from './jsonTree.ts';
import type { JsonTree } from './jsonTree.ts';

/** Context of the caret in a JSON text. */
export interface JsonPlace {
  /** The name of a property, a value, or neither. */
  expects: 'name' | 'value' | 'nothing';
  /** Names and indexes from the root to what would be written; for a name, to the object around it. */
  path: (string | number)[];
  /** The stretch that a completion takes the place of: the token at the caret, or the caret alone. */
  from: number;
  to: number;
  /** The part of that stretch before the caret, without quotes. */
  typed: string;
}

interface Level {
  isArray: boolean;
  index: number;
  name: string | null;
  expects: 'entry' | 'colon' | 'value' | 'comma';
}

/** Returns the context of a place in a text, finished or not. */
export function jsonPlaceAt(text: string, { tokens }: Pick<JsonTree, 'tokens'>, caret: number): JsonPlace {
  const here = tokens.find(
    ({ kind, start, end, isOpen = false }) =>
      kind !== 'punctuation' && start < caret && (caret < end || (caret === end && (kind !== 'string' || isOpen))),
  );
  const levels: Level[] = [];
  for (const token of tokens) {
    if (token.end > caret || token === here) break;
    step(levels, text[token.start] as string, token.kind === 'punctuation', textOf(text, token));
  }
  const level = levels.at(-1);
  const path = levels.map(({ isArray, index, name }) => (isArray ? index : (name ?? '')));
  const from = here?.start ?? caret;
  // A string without its closing quote extends to the end of the line.
  const range = { from, to: here && !here.isOpen ? here.end : caret, typed: text.slice(from, caret).replace(/^"/, '') };
  if (!level) return { ...range, expects: 'nothing', path: [] };
  if (level.isArray) return { ...range, expects: level.expects === 'comma' ? 'nothing' : 'value', path };
  if (level.expects === 'entry') return { ...range, expects: 'name', path: path.slice(0, -1) };
  return { ...range, expects: level.expects === 'value' ? 'value' : 'nothing', path };
}

function step(levels: Level[], character: string, isPunctuation: boolean, content: string): void {
  const level = levels.at(-1);
  if (!isPunctuation) return void (level && take(level, content));
  if (character === '{' || character === '[') {
    if (level) level.expects = 'comma';
    levels.push({ isArray: character === '[', index: 0, name: null, expects: 'entry' });
  } else if (character === '}' || character === ']') levels.pop();
  else if (level && character === ':') level.expects = 'value';
  else if (level && character === ',') Object.assign(level, { index: level.index + 1, name: null, expects: 'entry' });
}

/** Consumes a name or a value. */
function take(level: Level, content: string): void {
  if (level.isArray || level.expects === 'value') level.expects = 'comma';
  else if (level.expects === 'entry') Object.assign(level, { name: content, expects: 'colon' });
}
