import { foldText } from './foldText.ts';
import { overRows, stepCharacters, stepRows } from './steps.ts';
import type { Steps } from './steps.ts';
import { usefulDictionary } from './TableSource.ts';
import type { ColumnVector, NumberArray } from './TableSource.ts';
import { holdsDates, isNumber, plainText } from './valueReading.ts';

/** How texts are compared. */
export type TextOperator = 'contains' | 'equals' | 'startsWith';

/** Separates the texts of a block, and encloses them. Texts that contain it are distinguished by length. */
const separator = '\u0001';
/** Characters of numbers, without group separators and units. */
const numberCharacters = /^[-+.e\d∞]+$/;
/** Characters of numbers whose displayed digits may differ. */
const mayBeRounded = /[.ey]/;

/** Concatenated folded texts, which one `indexOf` scan searches. */
interface TextBlock {
  /** The texts with separators around them. */
  joined: string;
  /** Position of the separator before each text, plus the last separator. */
  bounds: Uint32Array;
  /** Index of each text's value, relative to the block's first value. */
  owners: readonly number[];
}

/** The texts of some values. */
interface ValueBlock {
  /** The index after that of its last value. */
  end: number;
  /** The displayed texts. */
  shown: TextBlock;
  /** Whether there are numbers among them. */
  hasNumbers: boolean;
  /** The digits of its numbers, once a search could match numbers. */
  digits?: TextBlock;
}

/**
 * Search index of a column's texts: one per distinct value if the column has a dictionary, else one per row. Indexing
 * can pause after any step. Dates are found as displayed and as yyyy-mm-dd. Numbers are found by full and by displayed
 * digits, with and without separators; they are indexed when a search first looks like a number.
 */
export class ColumnTexts {
  /** Dictionary code by row; null if each row has its own text. */
  readonly codes: NumberArray | null;
  readonly #count: number;
  readonly #valueAt: (index: number) => unknown;
  readonly #text: (value: unknown) => string;
  readonly #isoText: ((value: unknown) => string) | null;
  readonly #blocks: ValueBlock[] = [];

  /**
   * @param text Returns the displayed text of a value.
   * @param isoText Returns dates as yyyy-mm-dd; null if numbers and dates are found by their displayed text only.
   */
  constructor(
    vector: ColumnVector,
    text: (value: unknown) => string,
    isoText: ((value: unknown) => string) | null = plainText,
  ) {
    this.#text = text;
    this.#isoText = isoText;
    const coded = usefulDictionary(vector);
    this.codes = coded && coded.codes;
    this.#count = (coded?.dictionary ?? vector).length;
    this.#valueAt = coded ? (code) => coded.dictionary[code] : (row) => vector.at(row);
  }

  /** Returns a mask of the texts that contain, equal or start with a text, ignoring case and accents. */
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

  /** Returns the texts from a value on, up to a number of characters. */
  #blockAt(first: number): ValueBlock {
    const texts: string[] = [];
    const owners: number[] = [];
    let end = first;
    let characters = 0;
    let hasNumbers = false;
    const add = (text: string) => {
      characters += text.length;
      texts.push(text);
      owners.push(end - first);
    };
    for (const last = Math.min(this.#count, first + stepRows); end < last && characters < stepCharacters; end += 1) {
      const value = this.#valueAt(end);
      if (this.#isoText && isNumber(value)) {
        hasNumbers = true;
        continue;
      }
      const text = this.#text(value);
      add(text);
      const isoText = this.#isoText && holdsDates(value) ? this.#isoText(value) : text;
      if (isoText !== text) add(isoText);
    }
    return { end, shown: makeBlock(texts, owners), hasNumbers };
  }

  /** Returns numbers as text: with all digits, and with the displayed digits. */
  *#digitsOf(first: number, end: number): Steps<TextBlock> {
    const texts: string[] = [];
    const owners: number[] = [];
    yield* overRows(end - first, (from, to) => {
      for (let owner = from; owner < to; owner += 1) {
        const value = this.#valueAt(first + owner);
        if (!isNumber(value)) continue;
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

/** Returns digits without separators and units: 1234 for 1,234 and $1,234. */
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
    // Texts that contain separators can produce false matches.
    const isHit =
      end <= behind && (lead === 0 ? start > before : start === before + 1) && (tail === 0 || end === behind);
    if (isHit) {
      hits[owners[index]!] = 1;
      index += 1;
    }
    place = joined.indexOf(wanted, isHit ? bounds[index] : place + 1);
  }
}
