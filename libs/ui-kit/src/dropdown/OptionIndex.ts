import { optionLabel, optionValue, type Option } from './Option.ts';

/**
 * What a dropdown needs to know about a list of options. Everything that costs time in proportion to the list
 * is made on first use and kept, so that opening a list again, or a second list over the same options, costs nothing.
 */
export interface OptionIndex {
  /** The options as given. */
  readonly options: readonly Option[];
  /** Positions of all options in the order shown: groups stand together, in order of first appearance. */
  order(): readonly number[];
  /** Labels in lower case, by position. */
  lowerCaseLabels(): readonly string[];
  /** The position of the option with this value, or -1. */
  positionOf(value: string): number;
  /** The group of the option at a position. */
  groupAt(position: number): string | undefined;
  /** Whether the option at a position cannot be chosen. */
  isDisabled(position: number): boolean;
  /** Whether any option belongs to a group. */
  isGrouped(): boolean;
}

const indexes = new WeakMap<readonly Option[], OptionIndex>();

/** The index of a list of options; the same list gives the same index. */
export function optionIndexOf(options: readonly Option[]): OptionIndex {
  let index = indexes.get(options);
  if (!index) {
    index = createOptionIndex(options);
    indexes.set(options, index);
  }
  return index;
}

function createOptionIndex(options: readonly Option[]): OptionIndex {
  const groupAt = (position: number) => {
    const option = options[position];
    return typeof option === 'object' ? option.group : undefined;
  };
  const isGrouped = once(() => options.some((option) => typeof option === 'object' && option.group !== undefined));
  const positions = once(
    () => new Map(options.map((option, position) => [optionValue(option), position] as const).reverse()),
  );
  return {
    options,
    groupAt,
    isGrouped,
    order: once(() =>
      isGrouped() ? groupedOrder(options.length, groupAt) : Array.from(options, (_, position) => position),
    ),
    lowerCaseLabels: once(() => options.map((option) => optionLabel(option).toLowerCase())),
    positionOf: (value) => positions().get(value) ?? -1,
    isDisabled: (position) => {
      const option = options[position];
      return typeof option === 'object' && option.disabled === true;
    },
  };
}

function groupedOrder(length: number, groupAt: (position: number) => string | undefined): number[] {
  const byGroup = new Map<string | undefined, number[]>();
  for (let position = 0; position < length; position++) {
    const group = groupAt(position);
    const members = byGroup.get(group);
    if (members) members.push(position);
    else byGroup.set(group, [position]);
  }
  return [...byGroup.values()].flat();
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
