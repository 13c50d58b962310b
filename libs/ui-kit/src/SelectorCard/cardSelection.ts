/** The chosen values of a group of cards: one value or null, or several in the order of their choosing. */
export type CardSelection = string | null | readonly string[];

/** Whether a card is chosen. */
export function isCardSelected(selection: CardSelection, value: string): boolean {
  return typeof selection === 'string' || selection === null ? selection === value : selection.includes(value);
}

/** The choice after a card was pressed: in a group of one it takes the place of the other, in a group of several it comes or goes. */
export function pressCard(selection: CardSelection, value: string): CardSelection {
  if (typeof selection === 'string' || selection === null) return value;
  return selection.includes(value) ? selection.filter((other) => other !== value) : [...selection, value];
}

/** Whether two choices are of the same cards, in the same order. */
export function sameSelection(a: CardSelection, b: CardSelection): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
