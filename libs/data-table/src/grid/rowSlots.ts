/**
 * Hands rows in view the elements of rows that have left it: a row keeps its slot as long as it is drawn, and a row that comes
 * into view takes a slot that became free. React then writes new texts into elements that are there, which costs a browser less
 * than half of making new ones.
 */
export class RowSlots {
  private readonly isTextMarked: () => boolean;
  private slots = new Map<number, number>();
  private next = 0;

  /** @param isTextMarked Whether somebody has marked text for copying: new rows then get new elements, or other text would be marked. */
  constructor(isTextMarked: () => boolean) {
    this.isTextMarked = isTextMarked;
  }

  /** A slot for each place of a row that is drawn, in the order of the places; asked again for the same places it answers the same. */
  assign(places: readonly number[]): readonly number[] {
    const kept = new Map<number, number>();
    for (const place of places) {
      const slot = this.slots.get(place);
      if (slot !== undefined) kept.set(place, slot);
    }
    const free = kept.size === places.length || this.isTextMarked() ? [] : this.freed(kept);
    for (const place of places) {
      if (!kept.has(place)) kept.set(place, free.pop() ?? this.next++);
    }
    this.slots = kept;
    return places.map((place) => kept.get(place) as number);
  }

  /** Slots of rows that are no longer drawn. */
  private freed(kept: ReadonlyMap<number, number>): number[] {
    return [...this.slots].filter(([place]) => !kept.has(place)).map(([, slot]) => slot);
  }
}
