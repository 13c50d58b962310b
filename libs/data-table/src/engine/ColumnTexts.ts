import { foldText } from './foldText.ts';
import { overRows, stepCharacters, stepRows } from './steps.ts';
import type { Steps } from './steps.ts';
import { usefulDictionary } from './TableSource.ts';
import type { ColumnVector, NumberArray } from './TableSource.ts';
import { isNumber } from './valueReading.ts';

/** How a text is looked for. */
export type TextOperator = 'contains' | 'equals' | 'startsWith';

/** Comes before, between and behind the texts of a block. Texts that contain it are distinguished by their lengths. */
const separator = '\u0001';
/** What numbers are written with, but for what groups their digits or names their unit. */
const numberCharacters = /^[-+.e\d∞]+$/;
/** Marks numbers that may be shown with other digits than they are written with. */
const mayBeRounded = /[.ey]/;

/** Some texts one after another, folded: one search runs through all of them at the speed of memory. */
interface TextBlock {
  /** The texts with separators around them. */
  joined: string;
  /** Where the separator before each text is; one entry more for the last separator. */
  bounds: Uint32Array;
  /** Whose text each of them is, counted from the first value of the block. */
  owners: readonly number[];
}

/** The texts of some values. */
interface ValueBlock {
  /** The index after that of its last value. */
  end: number;
  /** The texts as they are shown. */
  shown: TextBlock;
  /** Whether there are numbers among them. */
  hasNumbers: boolean;
  /** The digits of its numbers, once a search could match numbers. */
  digits?: TextBlock;
}

/**
 * The texts of a column, made ready to be searched again and again: once per distinct value where the column has a
 * dictionary, else once per row. Getting ready can stop after any step and goes on where it stopped. Numbers are found by
 * their digits, with and without what groups them, by all of them and by those that are shown; they are not written out before
 * a search could match numbers.
 */
export class ColumnTexts {
  /** Code by row where texts belong to a dictionary; null where each row has its own. */
  readonly codes: NumberArray | null;
  readonly #count: number;
  readonly #valueAt: (index: number) => unknown;
  readonly #text: (value: unknown) => string;
  readonly #isNumber: (value: unknown) => boolean;
  readonly #blocks: ValueBlock[] = [];

  /** @param wordsNumbers Whether numbers too are found by their text alone. Default false. */
  constructor(vector: ColumnVector, text: (value: unknown) => string, wordsNumbers = false) {
    this.#text = text;
    this.#isNumber = wordsNumbers ? () => false : isNumber;
    const coded = usefulDictionary(vector);
    this.codes = coded && coded.codes;
    this.#count = (coded?.dictionary ?? vector).length;
    this.#valueAt = coded ? (code) => coded.dictionary[code] : (row) => vector.at(row);
  }

  /** The texts that contain another one, equal it or start with it, without regard to case and accents: 1 by text, 0 for the others. */
  *search(operator: TextOperator, text: string): Steps<Uint8Array> {
    const folded = foldText(text);
    const bare = bareDigits(folded);
    const hits = new Uint8Array(this.#count);
    let first = 0;
    for (let index = 0; first < this.#count; index += 1) {
      const block = (this.#blocks[index] ??= this.#blockAt(first));
      const own = hits.subarray(first, block.end);
      markHits(block.shown, operator, folded, own);
      if (block.hasNumbers && numberCharacters.test(bare)) {
        block.digits ??= yield* this.#digitsOf(first, block.end);
        markHits(block.digits, operator, bare, own);
      }
      first = block.end;
      yield;
    }
    return hits;
  }

  /** The texts from a value on, until they have so many characters. */
  #blockAt(first: number): ValueBlock {
    const texts: string[] = [];
    const owners: number[] = [];
    let end = first;
    let characters = 0;
    let hasNumbers = false;
    for (const last = Math.min(this.#count, first + stepRows); end < last && characters < stepCharacters; end += 1) {
      const value = this.#valueAt(end);
      if (this.#isNumber(value)) {
        hasNumbers = true;
        continue;
      }
      const text = this.#text(value);
      characters += text.length;
      texts.push(text);
      owners.push(end - first);
    }
    return { end, shown: makeBlock(texts, owners), hasNumbers };
  }

  /** Numbers written out: with all of their digits, and with those that are shown. Whole ones show all of them. */
  *#digitsOf(first: number, end: number): Steps<TextBlock> {
    const texts: string[] = [];
    const owners: number[] = [];
    yield* overRows(end - first, (from, to) => {
      for (let owner = from; owner < to; owner += 1) {
        const value = this.#valueAt(first + owner);
        if (!this.#isNumber(value)) continue;
        const all = String(value);
        const shown = mayBeRounded.test(all) ? bareDigits(this.#text(value)) : all;
        for (const text of shown === all ? [all] : [all, shown]) {
          owners.push(owner);
          texts.push(text);
        }
      }
    });
    return makeBlock(texts, owners);
  }
}

/** Digits without what groups them or names their unit: cells show 1,234, $1,234 and 12.3% where the value is 1234 or .123. */
function bareDigits(text: string): string {
  return text.replaceAll(/[,$%\s]/g, '');
}

function makeBlock(shown: readonly string[], owners: readonly number[]): TextBlock {
  const texts = shown.map(foldText);
  const bounds = new Uint32Array(texts.length + 1);
  let length = 0;
  for (let index = 0; index < texts.length; index += 1) {
    bounds[index] = length;
    length += texts[index]!.length + 1;
  }
  bounds[texts.length] = length;
  return { joined: separator + texts.join(separator) + separator, bounds, owners };
}

function markHits({ joined, bounds, owners }: TextBlock, operator: TextOperator, text: string, hits: Uint8Array): void {
  const lead = operator === 'contains' ? 0 : 1;
  const wanted = operator === 'contains' ? text : separator + text + (operator === 'equals' ? separator : '');
  const tail = operator === 'equals' ? 1 : 0;
  let index = 0;
  let place = joined.indexOf(wanted);
  while (place >= 0) {
    while (bounds[index + 1]! <= place) index += 1;
    const start = place + lead;
    const end = place + wanted.length - tail;
    const [before, behind] = [bounds[index]!, bounds[index + 1]!];
    // A text that holds separators itself may seem to begin, to end or to go on where it does not.
    const isHit =
      end <= behind && (lead === 0 ? start > before : start === before + 1) && (tail === 0 || end === behind);
    if (isHit) {
      hits[owners[index]!] = 1;
      index += 1;
    }
    place = joined.indexOf(wanted, isHit ? bounds[index] : place + 1);
  }
}
