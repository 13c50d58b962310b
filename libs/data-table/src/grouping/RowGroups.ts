import { usefulDictionary, type ColumnVector } from '../engine/TableSource.ts';
import { isMissing, plainText } from '../engine/valueReading.ts';

/** A group of rows with the same value in a column, within a group of the level above. */
export interface RowGroup {
  /** Number of the parent group, lower than its own; -1 for the first level. */
  parent: number;
  /** Nesting level, from 0. */
  level: number;
  /** The common value; null if the rows have none. */
  value: unknown;
  /** Stable id of the group: `group:` and the values from the first level on, separated by slashes. */
  id: string;
}

/** More than the values of a column: a number with a group and a value still fits a double. */
const valueLimit = 2 ** 26;

/** The rows of a source, grouped by column values, one level per column. */
export class RowGroups {
  /** All groups, also empty ones; a group comes after the one that it is in. */
  readonly groups: RowGroup[];
  /** The group of the last level by row. */
  readonly groupOf: Int32Array;
  readonly #vectors: readonly ColumnVector[];

  /**
   * @param vectors The columns by level; at least one.
   * @param known Groups that keep their numbers. Default: none.
   */
  constructor(rowCount: number, vectors: readonly ColumnVector[], known: readonly RowGroup[] = []) {
    this.#vectors = vectors;
    this.groups = [...known];
    this.groupOf = new Int32Array(rowCount).fill(-1);
    vectors.forEach((vector, level) => this.#split(vector, level));
  }

  /** Returns the groups of other columns of the same rows; groups keep their numbers. */
  of(vectors: readonly ColumnVector[]): RowGroups {
    if (vectors.every((vector, level) => vector === this.#vectors[level])) return this;
    return new RowGroups(this.groupOf.length, vectors, this.groups);
  }

  /** Returns the groups of a row, the outermost first. */
  around(row: number): number[] {
    const found: number[] = [];
    for (let group = this.groupOf[row] ?? -1; group >= 0; group = this.groups[group]!.parent) found.unshift(group);
    return found;
  }

  /** Returns the first row of a group. */
  firstRowOf(group: number): number {
    const isIn = (inner: number): boolean => inner === group || (inner >= 0 && isIn(this.groups[inner]!.parent));
    return this.groupOf.findIndex(isIn);
  }

  /** Splits the groups of the level above by the values of a column. */
  #split(vector: ColumnVector, level: number): void {
    const values = new CodedValues(vector);
    const { groupOf, groups } = this;
    const known = new Map<number, number>();
    const keyOf = (parent: number, code: number) => (parent + 1) * valueLimit + code;
    groups.forEach((group, number) => {
      if (group.level === level) known.set(keyOf(group.parent, values.codeOfValue(group.value)), number);
    });
    for (let row = 0; row < groupOf.length; row += 1) {
      const parent = groupOf[row]!;
      const code = values.codeOf(row);
      const key = keyOf(parent, code);
      let group = known.get(key);
      if (group === undefined) {
        const above = groups[parent];
        group =
          groups.push({ parent, level, value: values.valueOf(code), id: groupId(above, values.textOf(code)) }) - 1;
        known.set(key, group);
      }
      groupOf[row] = group;
    }
  }
}

function groupId(above: RowGroup | undefined, text: string): string {
  const own = text.replaceAll('/', '//');
  return above ? `${above.id}/${own}` : `group:${own}`;
}

/** Encodes the values of a column as numbers from 0. */
class CodedValues {
  readonly #vector: ColumnVector;
  readonly #codes = new Map<unknown, number>();
  readonly #values: unknown[] = [];
  readonly #ofDictionary: Int32Array | null = null;

  constructor(vector: ColumnVector) {
    this.#vector = vector;
    const coded = usefulDictionary(vector);
    if (coded) this.#ofDictionary = Int32Array.from(coded.dictionary, (value) => this.codeOfValue(value));
  }

  codeOf(row: number): number {
    const vector = this.#vector;
    const known = this.#ofDictionary && vector.kind === 'coded' ? this.#ofDictionary[vector.codes[row]!] : undefined;
    return known ?? this.codeOfValue(vector.at(row));
  }

  valueOf(code: number): unknown {
    return this.#values[code];
  }

  textOf(code: number): string {
    return plainText(this.#values[code]);
  }

  codeOfValue(given: unknown): number {
    const value = isMissing(given) || given === '' ? null : given;
    // Dates and lists are different objects in each row.
    const key = typeof value === 'object' && value !== null ? `${typeof value} ${plainText(value)}` : value;
    let code = this.#codes.get(key);
    if (code === undefined) {
      code = this.#values.push(value) - 1;
      this.#codes.set(key, code);
    }
    return code;
  }
}
