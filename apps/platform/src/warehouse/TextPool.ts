import { rankTexts } from './rankTexts.ts';

const encoder = new TextEncoder();

/**
 * Texts that belong to a data set (names, cities, states), kept as strings and, once asked for, as UTF-8:
 * answers then copy bytes instead of encoding the same names again on every request.
 */
export class TextPool {
  readonly strings: readonly string[];
  /** Whether rows share the texts, so that an answer had better carry each text once. */
  readonly repeated: boolean;
  #lowerCase: readonly string[] | undefined;
  #ranks: Promise<Int32Array> | undefined;
  #utf8: { bytes: Uint8Array; offsets: Int32Array } | undefined;

  constructor(strings: readonly string[], { repeated }: { repeated: boolean }) {
    this.strings = strings;
    this.repeated = repeated;
  }

  /** The texts in lower case, for comparing. */
  get lowerCase(): readonly string[] {
    return (this.#lowerCase ??= this.strings.map((text) => text.toLowerCase()));
  }

  /** Where each text stands in the order of people's reading (`rankTexts`). */
  ranks(): Promise<Int32Array> {
    return (this.#ranks ??= rankTexts(this.strings));
  }

  /** All texts one after the other; text `i` stands at `offsets[i]` to `offsets[i + 1]`. */
  get utf8(): { bytes: Uint8Array; offsets: Int32Array } {
    return (this.#utf8 ??= encode(this.strings));
  }
}

function encode(strings: readonly string[]): { bytes: Uint8Array; offsets: Int32Array } {
  const offsets = new Int32Array(strings.length + 1);
  const parts = strings.map((text, index) => {
    const bytes = encoder.encode(text);
    offsets[index + 1] = (offsets[index] ?? 0) + bytes.length;
    return bytes;
  });
  const bytes = new Uint8Array(offsets[strings.length] ?? 0);
  for (const [index, part] of parts.entries()) bytes.set(part, offsets[index]);
  return { bytes, offsets };
}
