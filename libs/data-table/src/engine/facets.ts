import type { FilterColumn } from './filterMasks.ts';
import { naturalOrder, radixSort } from './radixSort.ts';
import { rankPart } from './rankTexts.ts';
import { overPassing, overRows } from './steps.ts';
import { usefulDictionary } from './TableSource.ts';
import type { Steps } from './steps.ts';
import type { Facet, Facets } from './TableView.ts';
import { isMissing, isNumber, listOf } from './valueReading.ts';

/** Counts the distinct values of a column in the rows of a mask, or in all rows. */
export function* facetsOf({ vector, text }: FilterColumn, mask: Uint8Array | null): Steps<Facets> {
  const counts = new FacetCounts(text);
  const { length } = vector;
  const coded = usefulDictionary(vector);
  if (coded) {
    const { codes, dictionary } = coded;
    const byCode = new Float64Array(dictionary.length);
    let missing = 0;
    yield* overPassing(length, mask, (row) => {
      const code = codes[row]!;
      if (code >= 0 && code < byCode.length) byCode[code] = byCode[code]! + 1;
      else missing += 1;
    });
    counts.add(null, missing);
    yield* overRows(byCode.length, (from, to) => {
      for (let code = from; code < to; code += 1) counts.add(dictionary[code], byCode[code]!);
    });
  } else {
    yield* overPassing(length, mask, (row) => counts.add(vector.at(row), 1));
  }
  return yield* counts.sorted();
}

/** Accumulates distinct values. */
class FacetCounts {
  readonly #text: (value: unknown) => string;
  readonly #values: string[] = [];
  readonly #counts: number[] = [];
  /** Index of the facet by value and by lower-case text, so that known values are not formatted again. */
  readonly #byValue = new Map<unknown, number>();
  readonly #byText = new Map<string, number>();
  #missingCount = 0;
  #min = Infinity;
  #max = -Infinity;

  constructor(text: (value: unknown) => string) {
    this.#text = text;
  }

  add(value: unknown, count: number): void {
    if (count === 0) return;
    const list = typeof value === 'object' ? listOf(value) : null;
    if (list && list.length > 0) {
      for (const item of new Set(list)) this.add(item, count);
      return;
    }
    const index = this.#indexOf(value);
    if (index === null) this.#missingCount += count;
    else this.#counts[index] = (this.#counts[index] ?? 0) + count;
    if (!isNumber(value)) return;
    const number = Number(value);
    if (number < this.#min) this.#min = number;
    if (number > this.#max) this.#max = number;
  }

  *sorted(): Steps<Facets> {
    const values = this.#values;
    const { ranks } = yield* rankPart(values);
    const buffers = naturalOrder(values.length);
    yield* radixSort(buffers, ranks, false);
    const sorted: Facet[] = [];
    yield* overRows(values.length, (from, to) => {
      for (const index of buffers.order.subarray(from, to)) {
        sorted.push({ value: values[index]!, count: this.#counts[index]! });
      }
    });
    const [min, max] = [this.#min, this.#max];
    return { values: sorted, missingCount: this.#missingCount, range: min <= max ? { min, max } : null };
  }

  /** Returns the facet index of a value; null if there is none. */
  #indexOf(value: unknown): number | null {
    const known = this.#byValue.get(value);
    if (known !== undefined) return known;
    const text = isMissing(value) ? '' : this.#text(value);
    if (text === '') return null;
    const lowered = text.toLowerCase();
    let index = this.#byText.get(lowered);
    if (index === undefined) {
      index = this.#values.push(text) - 1;
      this.#byText.set(lowered, index);
    }
    // Objects differ in every row: caching them would waste memory.
    if (typeof value !== 'object') this.#byValue.set(value, index);
    return index;
  }
}
