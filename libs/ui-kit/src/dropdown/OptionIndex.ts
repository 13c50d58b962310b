import { assertList } from '../assertList/assertList.ts';
import { mistakenProp } from '../assertList/mistakenProp.ts';
import { optionLabel, optionValue, type Option } from './Option.ts';

/**
 * What a dropdown needs to know about a list of options. Everything that costs time in proportion to the list
 * is made on first use and kept, so that opening a list again, or a second list over the same options, costs nothing.
 */
export interface OptionIndex {
  /** The options as given. */
  readonly options: readonly Option[];
  /** Positions of all options in the order shown: groups are together, in order of first appearance. */
  order(): readonly number[];
  /** Labels in lower case, by position: all, or at least the first so many. */
  lowerCaseLabels(atLeast?: number): readonly string[];
  /** The position of the first option with this value, or -1. */
  positionOf(value: string): number;
  /** The position of the first option with this value or label, whatever its case, or -1; values come before labels. */
  positionOfCode(code: string): number;
  /** The group of the option at a position; none before the first. */
  groupAt(position: number): string | undefined;
  /** Whether the option at a position cannot be chosen. */
  isDisabled(position: number): boolean;
  /** Whether any option belongs to a group. */
  isGrouped(): boolean;
}

const indexes = new WeakMap<readonly Option[], OptionIndex>();

/**
 * The index of a list of options; the same list gives the same index.
 * @param owner The component that was given them, for the sentence about a mistake.
 * @throws TypeError for anything but a list, and on first use for one that holds what is no option.
 */
export function optionIndexOf(options: readonly Option[], owner = 'useDropdown'): OptionIndex {
  let index = indexes.get(options);
  if (!index) {
    assertList(owner, 'options', options);
    index = createOptionIndex(options, owner);
    indexes.set(options, index);
  }
  return index;
}

function createOptionIndex(options: readonly Option[], owner: string): OptionIndex {
  // The pass that looks for groups is the first to read the options: it finds what is none of them on its way.
  const groupAt = (position: number) => {
    const option = options[position];
    if (typeof option === 'string' || position < 0) return undefined;
    if (typeof option?.label === 'string') return option.group;
    throw mistakenProp(owner, 'a text or { label }', `options[${position}]`, option);
  };
  const isDisabled = (position: number) => {
    const option = options[position];
    return typeof option === 'object' && option.disabled === true;
  };
  const isGrouped = once(() => options.some((_, position) => groupAt(position) !== undefined));
  const order = once(() => (isGrouped() ? groupedOrder(options.length, groupAt) : plainOrder(options.length)));
  const find = positionFinder(options);
  const codes = once(() => firstPositions(options, [codeOf(optionValue), codeOf(optionLabel)]));
  const lowered: string[] = [];
  return {
    options,
    groupAt,
    isDisabled,
    isGrouped,
    order,
    lowerCaseLabels: (atLeast) => {
      for (const option of options.slice(lowered.length, atLeast)) lowered.push(optionLabel(option).toLowerCase());
      return lowered;
    },
    positionOf: (value) => {
      // Also before a list on its way has rows, its options are checked before they are read.
      order();
      return find(value);
    },
    positionOfCode: (code) => codes().get(code.toLowerCase()) ?? -1,
  };
}

/** So many values are looked for one by one before a map of all options pays: a field with one value never makes it. */
const lookupsWithoutMap = 4;

function positionFinder(options: readonly Option[]): (value: string) => number {
  const found = new Map<string, number>();
  const allPositions = once(() => firstPositions(options, [optionValue]));
  return (value) => {
    const known = found.get(value);
    if (known !== undefined) return known;
    if (found.size >= lookupsWithoutMap) return allPositions().get(value) ?? -1;
    const position = options.findIndex((option) => optionValue(option) === value);
    found.set(value, position);
    return position;
  };
}

type TextOf = (option: Option) => string;

function codeOf(textOf: TextOf): TextOf {
  return (option) => textOf(option).trim().toLowerCase();
}

/** The positions of the options by their texts; of several with the same one, the first. */
function firstPositions(options: readonly Option[], textsOf: readonly TextOf[]): ReadonlyMap<string, number> {
  const positions = new Map<string, number>();
  for (const textOf of textsOf)
    options.forEach((option, position) => {
      const text = textOf(option);
      if (!positions.has(text)) positions.set(text, position);
    });
  return positions;
}

function plainOrder(length: number): number[] {
  const order = new Array<number>(length);
  for (let position = 0; position < length; position++) order[position] = position;
  return order;
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
