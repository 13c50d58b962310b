/** A row that is drawn, and in which element. */
export interface DrawnRow {
  /** The row's place on the page. */
  place: number;
  /** The element's number. */
  slot: number;
}

/**
 * Hands rows in view the elements of rows that have left it: a row keeps its slot as long as it is drawn, and a row that comes
 * into view takes a slot that became free. React then writes new texts into elements that are there, which costs a browser less
 * than half of making new ones. While rows pass by, elements stay where they are in the document; `settle` puts them into the
 * order of the rows again, for those who have the document read to them.
 */
export class RowSlots {
  readonly #isTextMarked: () => boolean;
  #slots = new Map<number, number>();
  /** Slots in document order. */
  #order: number[] = [];
  #next = 0;
  #isInOrder = false;

  /** @param isTextMarked Whether the user has selected text for copying: new rows then get new elements, or other text would be selected. */
  constructor(isTextMarked: () => boolean) {
    this.#isTextMarked = isTextMarked;
  }

  /** A slot for each place of a row that is drawn, in the order of the document; the same places give the same slots. */
  assign(places: readonly number[]): readonly DrawnRow[] {
    const kept = new Map<number, number>();
    for (const place of places) {
      const slot = this.#slots.get(place);
      if (slot !== undefined) kept.set(place, slot);
    }
    const isGrowing = kept.size < places.length;
    const isMarked = isGrowing && this.#isTextMarked();
    const free = isGrowing && !isMarked ? this.#freed(kept) : [];
    for (const place of places) {
      if (!kept.has(place)) kept.set(place, free.pop() ?? this.#made());
    }
    this.#slots = kept;
    // What is marked reaches from one place of the document to another; elements that were in order are not moved by that.
    if (isMarked && this.#isInOrder) this.settle();
    else if (isGrowing) this.#isInOrder = false;
    const placeOf = new Map([...kept].map(([place, slot]) => [slot, place]));
    this.#order = this.#order.filter((slot) => placeOf.has(slot));
    return this.#order.map((slot) => ({ slot, place: placeOf.get(slot) as number }));
  }

  /** Puts the elements into the order of their rows; returns whether their order changed. */
  settle(): boolean {
    const sorted = [...this.#slots].sort(([one], [other]) => one - other).map(([, slot]) => slot);
    const wasSorted = sorted.every((slot, index) => this.#order[index] === slot);
    this.#order = sorted;
    this.#isInOrder = true;
    return !wasSorted;
  }

  #made(): number {
    this.#next += 1;
    this.#order.push(this.#next);
    return this.#next;
  }

  /** Slots of rows that are no longer drawn. */
  #freed(kept: ReadonlyMap<number, number>): number[] {
    return [...this.#slots].filter(([place]) => !kept.has(place)).map(([, slot]) => slot);
  }
}
