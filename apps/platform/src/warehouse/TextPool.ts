import { nameWords } from '@agency-insights/insights-api/contract';
import { createBreather } from '../turns/createBreather.ts';
import { rankTexts } from './rankTexts.ts';

const encoder = new TextEncoder();

/** Number of names split into words between two checks of the clock. */
const namesPerLook = 512;

/** Bytes after the last text of a pool: texts are copied several bytes at a time, past their ends. */
export const textSlack = 16;

/**
 * Texts of a data set (names, cities, states), stored as strings and, after the first use, as UTF-8, so that responses
 * copy bytes instead of encoding the same names on every request.
 */
export class TextPool {
  readonly strings: readonly string[];
  /** Whether rows share the texts, so that a response should contain each text once. */
  readonly repeated: boolean;
  #lowerCase: readonly string[] | undefined;
  #ranks: Promise<Int32Array> | undefined;
  #words: Promise<readonly string[]> | undefined;
  readonly #layout: Int32Array | undefined;
  #utf8: EncodedTexts | undefined;

  /** `layout`: positions of texts in the usual order of responses; their bytes are stored in that order. */
  constructor(strings: readonly string[], { repeated, layout }: { repeated: boolean; layout?: Int32Array }) {
    this.strings = strings;
    this.repeated = repeated;
    this.#layout = layout;
  }

  /** The texts in lower case, for comparing. */
  get lowerCase(): readonly string[] {
    return (this.#lowerCase ??= this.strings.map((text) => text.toLowerCase()));
  }

  /** The rank of each text in reading order (`rankTexts`). */
  ranks(): Promise<Int32Array> {
    return (this.#ranks ??= rankTexts(this.strings));
  }

  /** The words of each text as a name (`nameWords`), separated by spaces. */
  words(): Promise<readonly string[]> {
    return (this.#words ??= wordsOf(this.strings));
  }

  /** All texts as UTF-8. */
  get utf8(): EncodedTexts {
    return (this.#utf8 ??= encode(this.strings, this.#layout));
  }
}

/** Texts in one piece of memory: text `i` is at `bounds[2 * i]` to `bounds[2 * i + 1]`, and `textSlack` zeros behind all of them. */
export interface EncodedTexts {
  bytes: Uint8Array;
  bounds: Int32Array;
  /** Bytes of the longest text. */
  longest: number;
}

async function wordsOf(strings: readonly string[]): Promise<readonly string[]> {
  const breather = createBreather();
  const words: string[] = [];
  for (const text of strings) {
    words.push(nameWords(text).join(' '));
    if (words.length % namesPerLook === 0 && breather.isDue()) await breather.breathe();
  }
  return words;
}

function encode(strings: readonly string[], layout: Int32Array | undefined): EncodedTexts {
  const bounds = new Int32Array(2 * strings.length);
  const parts: Uint8Array[] = [];
  let length = 0;
  let longest = 0;
  for (const index of encodingOrder(strings.length, layout)) {
    const part = encoder.encode(strings[index]);
    parts.push(part);
    bounds[2 * index] = length;
    length += part.length;
    bounds[2 * index + 1] = length;
    longest = Math.max(longest, part.length);
  }
  return { bytes: Buffer.concat(parts, length + textSlack), bounds, longest };
}

/** Returns every position once, those of the layout first. */
function encodingOrder(count: number, layout: Int32Array | undefined): Set<number> {
  const order = new Set(layout);
  for (let index = 0; index < count; index++) order.add(index);
  return order;
}
