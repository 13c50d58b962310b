import { compareTexts } from './collation.ts';
import { overTexts } from './steps.ts';
import type { Steps } from './steps.ts';

/**
 * Sort keys of texts: comparing their numbers gives the order of `compareTexts`, much faster. Texts without a key
 * (non-Latin scripts, control characters) are listed separately.
 */
export interface CollationKeys {
  /** The keys one after another: a byte per character class, four to a word, the first in the highest place, zeros behind. */
  words: Uint32Array;
  /** Where each text's key starts, in words; one entry more than there are texts. */
  offsets: Uint32Array;
  /** Texts without a key, by index. */
  unkeyed: number[];
}

const firstPrintable = 0x20;
const lastPrintable = 0x7e;
const zero = 0x30;
const nine = 0x39;
/** Longer runs of digits have no key: lengths must fit into the byte beside the other classes. */
const longestRun = 100;
const combiningMarks = /[\u0300-\u036f]/g;
/** Typographic characters that have a key: “Brazos – O’Brien”. */
const typographic = '\u00a0¡¢£§©«®°±¶»¿‐‑‒–—―‘’‚‛“”„‟†‡•‹›€';
const ellipsis = '…';

let classes: { byCharacter: Uint8Array; digitBase: number } | undefined;

/** Creates the keys of a list of texts. */
export function* collationKeys(texts: readonly string[]): Steps<CollationKeys> {
  let size = 0;
  yield* overTexts(texts, (from, to) => {
    for (let index = from; index < to; index += 1) size += texts[index]!.length + bytesPerWord;
  });
  const writer = new KeyWriter(size + size / 4);
  const offsets = new Uint32Array(texts.length + 1);
  const unkeyed: number[] = [];
  yield* overTexts(texts, (from, to) => {
    for (let index = from; index < to; index += 1) {
      const text = texts[index]!;
      if (!writer.write(text) && !writer.write(plainOf(text))) unkeyed.push(index);
      offsets[index + 1] = writer.length / bytesPerWord;
    }
  });
  return { words: new Uint32Array(writer.bytes.buffer), offsets, unkeyed };
}

/** Compares two keys from a word on: negative if the first is before the second. */
export function compareKeys({ words, offsets }: CollationKeys, a: number, b: number, from = 0): number {
  const startA = offsets[a]! + from;
  const startB = offsets[b]! + from;
  const lengthA = offsets[a + 1]! - startA;
  const lengthB = offsets[b + 1]! - startB;
  const shared = lengthA < lengthB ? lengthA : lengthB;
  for (let index = 0; index < shared; index += 1) {
    const difference = words[startA + index]! - words[startB + index]!;
    if (difference !== 0) return difference;
  }
  return Math.max(0, lengthA) - Math.max(0, lengthB);
}

const bytesPerWord = 4;

class KeyWriter {
  bytes: Uint8Array<ArrayBuffer>;
  /** Bytes written, whole words. */
  length = 0;
  readonly #classes = characterClasses();
  /** Converts a byte index in a word to a memory index (endianness). */
  readonly #flip = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1 ? bytesPerWord - 1 : 0;

  constructor(capacity: number) {
    this.bytes = new Uint8Array(wholeWords(capacity));
  }

  /** Writes a text's key; false, and nothing written, where it has none. */
  write(text: string): boolean {
    const start = this.length;
    // A run of digits takes one byte more than it has characters.
    this.#reserve(text.length * 2);
    const { bytes } = this;
    const flip = this.#flip;
    const { byCharacter } = this.#classes;
    let position = start;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code >= zero && code <= nine) {
        const end = endOfRun(text, index);
        position = this.#writeRun(text, index, end, position);
        index = end - 1;
      } else {
        const characterClass = code < byCharacter.length ? byCharacter[code]! : 0;
        bytes[position ^ flip] = characterClass;
        position = characterClass === 0 ? -1 : position + 1;
      }
      if (position < 0) return this.#forget(start, start + text.length * 2 + bytesPerWord);
    }
    this.length = wholeWords(position);
    return true;
  }

  /** Writes a run of digits as its length without leading zeros, then its digits. */
  #writeRun(text: string, from: number, end: number, position: number): number {
    let start = from;
    while (start < end && text.charCodeAt(start) === zero) start += 1;
    if (end - start > longestRun) return -1;
    this.bytes[position ^ this.#flip] = this.#classes.digitBase + (end - start);
    let next = position + 1;
    for (let index = start; index < end; index += 1) {
      this.bytes[next ^ this.#flip] = text.charCodeAt(index) - zero + 1;
      next += 1;
    }
    return next;
  }

  #forget(start: number, end: number): false {
    this.bytes.fill(0, start, end);
    return false;
  }

  #reserve(more: number): void {
    if (this.length + more + bytesPerWord <= this.bytes.length) return;
    const larger = new Uint8Array(wholeWords((this.length + more + bytesPerWord) * 2));
    larger.set(this.bytes);
    this.bytes = larger;
  }
}

function wholeWords(bytes: number): number {
  return Math.ceil(bytes / bytesPerWord) * bytesPerWord;
}

function endOfRun(text: string, from: number): number {
  let end = from + 1;
  while (end < text.length && text.charCodeAt(end) >= zero && text.charCodeAt(end) <= nine) end += 1;
  return end;
}

/** Returns a text without accents and with an ellipsis written as three dots. */
function plainOf(text: string): string {
  const plain = text.normalize('NFD').replace(combiningMarks, '');
  return plain.includes(ellipsis) && compareTexts(ellipsis, '...') === 0 ? plain.replaceAll(ellipsis, '...') : plain;
}

/**
 * Returns the collator's order of single characters; 0 for those without a key. None of them combines with a neighbour,
 * so comparing class by class is exact.
 */
function characterClasses(): { byCharacter: Uint8Array; digitBase: number } {
  if (classes) return classes;
  const characters: string[] = [];
  for (let code = firstPrintable; code <= lastPrintable; code += 1) {
    if (code <= zero || code > nine) characters.push(String.fromCharCode(code));
  }
  characters.push(...typographic);
  characters.sort(compareTexts);
  const byCharacter = new Uint8Array(Math.max(...characters.map((character) => character.charCodeAt(0))) + 1);
  let current = 0;
  let digitBase = 0;
  characters.forEach((character, index) => {
    const previous = characters[index - 1];
    if (previous === undefined || compareTexts(previous, character) !== 0) current += 1;
    if (character === '0') {
      digitBase = current;
      current += longestRun;
    } else {
      byCharacter[character.charCodeAt(0)] = current;
    }
  });
  classes = { byCharacter, digitBase };
  return classes;
}
