import { assertList } from '../assertList/assertList.ts';
import { optionLabel, optionValue, type Option } from '../dropdown/Option.ts';

/** What `sortOptions` takes besides the options. */
export interface SortOptionsRules {
  /** The value (or label) of the option that is first whatever it is called. */
  pinned?: string;
}

const collator = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true });

/**
 * A sorted copy of a list of options: the pinned one, then those that begin with neither letter nor digit,
 * then digits, then letters. Case does not count, and numbers inside texts compare as numbers ("Unit 9" before "Unit 10").
 */
export function sortOptions<Item extends Option>(options: readonly Item[], { pinned }: SortOptionsRules = {}): Item[] {
  assertList('sortOptions', 'options', options);
  const keyed = options.map((option) => {
    const label = optionLabel(option);
    const isPinned = pinned !== undefined && (optionValue(option) === pinned || label === pinned);
    return { option, label, rank: isPinned ? 0 : rankOf(label) };
  });
  keyed.sort((a, b) => a.rank - b.rank || collator.compare(a.label, b.label));
  return keyed.map(({ option }) => option);
}

function rankOf(label: string): number {
  const [first = ''] = label.trimStart();
  if (/\p{L}/u.test(first)) return 3;
  return /\p{N}/u.test(first) ? 2 : 1;
}
