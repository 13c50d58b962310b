import { stepCharacters, stepRows } from './steps.ts';
import type { Steps } from './steps.ts';
import { usefulDictionary } from './TableSource.ts';
import type { ColumnVector, NumberArray } from './TableSource.ts';
import { isMissing, plainText } from './valueReading.ts';

/** How a text is looked for. */
export type TextOperator = 'contains' | 'equals' | 'startsWith';

/** Stands before, between and behind the texts of a block. Texts that hold it themselves are told apart by their lengths. */
const separator = '\u0001';
/** What numbers are written with. */
const numberCharacters = /^[-+.e\d]*$/;

/** Some texts one after another in lower case: one search runs through all of them at the speed of memory. */
interface TextBlock {
  /** The index after that of its last text. */
  end: number;
  /** The texts with separators around them. */
  joined: string;
  /** Where the separator before each text stands; one entry more for the last separator. */
  bounds: Uint32Array;
}

/** Numbers that nobody has looked for so far: they are not written out. */
interface NumberBlock {
  end: number;
  joined: null;
}

/**
 * The texts of a column, made ready to be searched again and again: once per distinct value where the column has a
 * dictionary, else once per row. Getting ready can stop after any step and goes on where it stopped; numbers are not
 * written out before somebody looks for what numbers can hold.
 */
export class ColumnTexts {
  /** Code by row where texts belong to a dictionary; null where each row has its own. */
  readonly codes: NumberArray | null;
  readonly #count: number;
  readonly #valueAt: (index: number) => unknown;
  readonly #text: (value: unknown) => string;
  readonly #blocks: (TextBlock | NumberBlock)[] = [];

  constructor(vector: ColumnVector, text: (value: unknown) => string) {
    this.#text = text;
    const coded = usefulDictionary(vector);
    if (coded) {
      const { codes, dictionary } = coded;
      this.codes = codes;
      this.#count = dictionary.length;
      this.#valueAt = (code) => dictionary[code];
    } else {
      this.codes = null;
      this.#count = vector.length;
      this.#valueAt = (row) => vector.at(row);
    }
  }

  /** The texts that contain another one, equal it or start with it, without regard to case: 1 by text, 0 for the others. */
  *search(operator: TextOperator, text: string): Steps<Uint8Array> {
    const lowered = text.toLowerCase();
    const mayBeNumber = numberCharacters.test(lowered);
    const hits = new Uint8Array(this.#count);
    let first = 0;
    for (let index = 0; first < this.#count; index += 1) {
      const block = this.#block(index, first, mayBeNumber);
      if (block.joined !== null) markHits(block, operator, lowered, hits.subarray(first, block.end));
      first = block.end;
      yield;
    }
    return hits;
  }

  /** A block, which starts at a text; one of numbers stays unwritten until those are looked for. */
  #block(index: number, first: number, withNumbers: boolean): TextBlock | NumberBlock {
    const known = this.#blocks[index];
    if (known && (known.joined !== null || !withNumbers)) return known;
    const end = known?.end ?? Math.min(this.#count, first + stepRows);
    const areNumbers = known !== undefined || (this.#text === plainText && this.#holdsNumbers(first, end));
    const block =
      areNumbers && !withNumbers
        ? { end, joined: null }
        : makeBlock(first, this.#textsFrom(first, end, areNumbers ? Infinity : stepCharacters));
    this.#blocks[index] = block;
    return block;
  }

  /** The texts from an index on, until they have so many characters. */
  #textsFrom(first: number, end: number, mostCharacters: number): string[] {
    const texts: string[] = [];
    let characters = 0;
    for (let index = first; index < end && characters < mostCharacters; index += 1) {
      const text = this.#text(this.#valueAt(index));
      texts.push(text);
      characters += text.length;
    }
    return texts;
  }

  #holdsNumbers(from: number, to: number): boolean {
    for (let index = from; index < to; index += 1) {
      const value = this.#valueAt(index);
      if (!Number.isFinite(value) && !isMissing(value)) return false;
    }
    return true;
  }
}

function makeBlock(first: number, texts: readonly string[]): TextBlock {
  const joined = joinLowered(texts);
  const end = first + texts.length;
  const block = { end, joined, bounds: boundsOf(texts) };
  // Lower case never takes less room than the text; where it takes more (İ), every text is placed by what it became.
  if (joined.length === (block.bounds[texts.length] as number) + 1) return block;
  return { end, joined, bounds: boundsOf(texts.map((text) => text.toLowerCase())) };
}

function joinLowered(texts: readonly string[]): string {
  return (separator + texts.join(separator) + separator).toLowerCase();
}

function boundsOf(texts: readonly string[]): Uint32Array {
  const bounds = new Uint32Array(texts.length + 1);
  let length = 0;
  for (let index = 0; index < texts.length; index += 1) {
    bounds[index] = length;
    length += (texts[index] as string).length + 1;
  }
  bounds[texts.length] = length;
  return bounds;
}

function markHits({ joined, bounds }: TextBlock, operator: TextOperator, text: string, hits: Uint8Array): void {
  const lead = operator === 'contains' ? 0 : 1;
  const wanted = operator === 'contains' ? text : separator + text + (operator === 'equals' ? separator : '');
  const tail = operator === 'equals' ? 1 : 0;
  let index = 0;
  let place = joined.indexOf(wanted);
  while (place >= 0) {
    while ((bounds[index + 1] as number) <= place) index += 1;
    const start = place + lead;
    const end = place + wanted.length - tail;
    const [before, behind] = [bounds[index] as number, bounds[index + 1] as number];
    // A text that holds separators itself may seem to begin, to end or to go on where it does not.
    const isHit =
      end <= behind && (lead === 0 ? start > before : start === before + 1) && (tail === 0 || end === behind);
    if (isHit) {
      hits[index] = 1;
      index += 1;
    }
    place = joined.indexOf(wanted, isHit ? bounds[index] : place + 1);
  }
}
