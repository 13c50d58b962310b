/** Returns attributes of the element around a pinned row that hold the row's number, for other plug-ins. */
export function pinnedAttributes(rowIndex: number): { 'data-pinned-row': number } {
  return { 'data-pinned-row': rowIndex };
}

/** Returns the element around the pinned row that contains an element; null for other rows. */
export function pinnedRow(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-pinned-row]') : null;
}

/** Returns the number of a pinned row in the source. */
export function pinnedRowIndex(row: HTMLElement): number {
  return Number(row.dataset['pinnedRow']);
}
