import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import {
  comboboxReducer,
  cursorRow,
  type ComboboxAction,
  type ComboboxCursor,
  type ComboboxList,
} from './comboboxReducer.ts';
import type { DropdownOpenDetails } from './Dropdown.types.ts';

type Change = UseComboboxStateChangeOptions<number>;

const types = useCombobox.stateChangeTypes;

/** Downshift keeps the cursor as a number; this one means "the first match of what was typed". */
const firstMatch = -2;

/** Returns the cursor that a highlighted index of downshift means. */
export function cursorOf(highlightedIndex: number): ComboboxCursor {
  return highlightedIndex === firstMatch ? 'first-match' : highlightedIndex;
}

/** What the rules need to know besides downshift's own state. */
export interface ComboboxRules {
  list: ComboboxList;
  /** Whether nothing may open the list. */
  disabled: boolean;
  /** Whether the focus is moving to an element that keeps the list open. */
  keepsOpen: () => boolean;
}

/** Downshift's `stateReducer`: `comboboxReducer` decides what each action does to open state and cursor. */
export function reduceCombobox(
  state: UseComboboxState<number>,
  change: Change,
  { list, disabled, keepsOpen }: ComboboxRules,
): Partial<UseComboboxState<number>> {
  const before = { isOpen: state.isOpen, cursor: cursorOf(state.highlightedIndex) };
  const action = actionOf(change, before.isOpen, cursorRow(before, list), keepsOpen);
  const { isOpen, cursor } = action ? comboboxReducer(before, action, list) : before;
  return {
    ...change.changes,
    // The text and the chosen values are the dropdown's own.
    inputValue: '',
    selectedItem: null,
    isOpen: isOpen && !disabled,
    highlightedIndex: cursor === 'first-match' ? firstMatch : cursor,
  };
}

function actionOf(
  change: Change,
  isOpen: boolean,
  cursor: number,
  keepsOpen: () => boolean,
): ComboboxAction | undefined {
  const { type, altKey = false, index = -1, highlightedIndex = -1 } = change;
  switch (type) {
    case types.InputKeyDownArrowDown:
      return { type: 'arrow', by: 1, quiet: altKey };
    case types.InputKeyDownArrowUp:
      if (isOpen && altKey) return { type: 'choose', row: cursor, closes: true };
      return { type: 'arrow', by: -1, quiet: altKey };
    case types.InputKeyDownPageUp:
      return { type: 'page', by: -1 };
    case types.InputKeyDownPageDown:
      return { type: 'page', by: 1 };
    case types.InputKeyDownHome:
      return { type: 'edge', from: 1 };
    case types.InputKeyDownEnd:
      return { type: 'edge', from: -1 };
    case types.InputKeyDownEnter:
      return { type: 'choose', row: cursor, closes: false };
    case types.ItemClick:
      return { type: 'choose', row: index, closes: false };
    case types.InputChange:
      return { type: 'text', isEmpty: change.inputValue === '' };
    case types.InputClick:
      return { type: 'press' };
    case types.InputBlur:
      return keepsOpen() ? undefined : { type: 'close' };
    case types.InputKeyDownEscape:
    case types.FunctionCloseMenu:
      return { type: 'close' };
    case types.FunctionOpenMenu:
      return { type: 'open' };
    case types.FunctionSetHighlightedIndex:
      return { type: 'point', row: highlightedIndex };
    case types.MenuMouseLeave:
      return { type: 'leave' };
    default:
      return undefined;
  }
}

const reasons: Partial<Record<Change['type'], DropdownOpenDetails['reason']>> = {
  [types.InputKeyDownEnter]: 'choose',
  [types.InputKeyDownEscape]: 'escape',
  [types.ItemClick]: 'choose',
  [types.InputChange]: 'type',
  [types.InputBlur]: 'blur',
  [types.InputClick]: 'press',
};

/** Returns why an action opened or closed the list; undefined for actions of functions, whose caller knows. */
export function openReasonOf(type: Change['type'], isOpen: boolean): DropdownOpenDetails['reason'] | undefined {
  // An arrow opens the list; with Alt it closes it by choosing.
  if (type === types.InputKeyDownArrowDown || type === types.InputKeyDownArrowUp) return isOpen ? 'key' : 'choose';
  return reasons[type];
}
