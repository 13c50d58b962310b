import { stepRows } from './steps.ts';
import type { Steps } from './steps.ts';
import type { NumberArray } from './TableSource.ts';
import type { ColumnVector } from './TableSource.ts';

/** How a text is looked for. */
export type TextOperator = 'contains' | 'equals' | 'startsWith';

/** Stands before, between and behind the texts of a block. */
const separator = '\u0001';

/** Some texts one after another in lower case: one search runs through all of them at the speed of memory. */
interface TextBlock {
  /** The texts with separators around them. */
  joined: string;
  /** Where the separator before each text stands; one entry more for the last separator. */
  bounds: Uint32Array;
  /** Texts that hold the separator themselves, with their place in the block; they stand as empty in `joined`. */
  odd: [number, string][];
}

/**
 * The texts of a column, made ready to be searched again and again: once per distinct value where the column has a
 * dictionary, else once per row. Getting ready can stop after any step and goes on where it stopped.
 */
export class ColumnTexts {
  /** Code by row where texts belong to a dictionary; null where each row has its own. */
  readonly codes: NumberArray | null;
  private readonly count: number;
  private readonly textAt: (index: number) => string;
  private readonly blocks: TextBlock[] = [];

  constructor(vector: ColumnVector, text: (value: unknown) => string) {
    if (vector.kind === 'coded' && vector.dictionary.length <= vector.length) {
      const { codes, dictionary } = vector;
      this.codes = codes;
      this.count = dictionary.length;
      this.textAt = (code) => text(dictionary[code]);
    } else {
      this.codes = null;
      this.count = vector.length;
      this.textAt = (row) => text(vector.at(row));
    }
  }

  /** The texts that contain another one, equal it or start with it, without regard to case: 1 by text, 0 for the others. */
  *search(operator: TextOperator, text: string): Steps<Uint8Array> {
    const lowered = text.toLowerCase();
    const hits = new Uint8Array(this.count);
    for (let first = 0; first < this.count; first += stepRows) {
      const block = this.block(first / stepRows);
      markHits(block, operator, lowered, hits.subarray(first, first + stepRows));
      yield Math.min(1, (first + stepRows) / this.count);
    }
    return hits;
  }

  private block(index: number): TextBlock {
    let block = this.blocks[index];
    if (!block) {
      const first = index * stepRows;
      block = makeBlock(this.textAt, first, Math.min(this.count, first + stepRows));
      this.blocks[index] = block;
    }
    return block;
  }
}

function makeBlock(textAt: (index: number) => string, from: number, to: number): TextBlock {
  const texts: string[] = new Array<string>(to - from);
  const odd: [number, string][] = [];
  const bounds = new Uint32Array(to - from + 1);
  let length = 0;
  for (let index = from; index < to; index += 1) {
    let text = textAt(index);
    if (text.includes(separator)) {
      odd.push([index - from, text.toLowerCase()]);
      text = '';
    }
    texts[index - from] = text;
    bounds[index - from] = length;
    length += text.length + 1;
  }
  bounds[to - from] = length;
  const joined = join(texts);
  // Lower case never takes less room than the text; where it takes more (İ), every text is placed anew.
  return joined.length === length + 1 ? { joined, bounds, odd } : { ...placeLowered(texts, bounds), odd };
}

function join(texts: readonly string[]): string {
  return (separator + texts.join(separator) + separator).toLowerCase();
}

function placeLowered(texts: readonly string[], bounds: Uint32Array): { joined: string; bounds: Uint32Array } {
  const lowered = texts.map((text) => text.toLowerCase());
  let length = 0;
  lowered.forEach((text, index) => {
    bounds[index] = length;
    length += text.length + 1;
  });
  bounds[texts.length] = length;
  return { joined: separator + lowered.join(separator) + separator, bounds };
}

function markHits(block: TextBlock, operator: TextOperator, text: string, hits: Uint8Array): void {
  for (const [index, odd] of block.odd) hits[index] = matches(odd, operator, text) ? 1 : 0;
  if (text.includes(separator)) return;
  const { joined, bounds } = block;
  const wanted = operator === 'contains' ? text : separator + text + (operator === 'equals' ? separator : '');
  let index = 0;
  let place = joined.indexOf(wanted);
  while (place >= 0) {
    while ((bounds[index + 1] as number) <= place) index += 1;
    hits[index] = 1;
    index += 1;
    place = joined.indexOf(wanted, bounds[index]);
  }
}

function matches(lowered: string, operator: TextOperator, text: string): boolean {
  if (operator === 'contains') return lowered.includes(text);
  return operator === 'equals' ? lowered === text : lowered.startsWith(text);
}
