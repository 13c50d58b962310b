import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { allRow } from './dropdownRows.ts';

/** What makes our combobox differ from downshift's own behaviour. */
export interface ComboboxRules {
  /** Several values: choosing keeps the list open. */
  multiple: boolean;
  /** The field takes text: clicking into it never closes the list. */
  searchable: boolean;
  /** The focus is going from the field to the buttons under the list, which then stays open. */
  isInBar: () => boolean;
  /** The row of the chosen option, or -1; the list opens there. */
  selectedRow: (rows: readonly number[]) => number;
}

type State = UseComboboxState<number>;
const types = useCombobox.stateChangeTypes;

/** The state reducer for downshift: what each action does to open state and cursor. Choosing itself happens outside. */
export function comboboxReducer(
  rules: ComboboxRules,
  state: State,
  action: UseComboboxStateChangeOptions<number>,
): Partial<State> {
  const { type, changes, props } = action;
  switch (type) {
    case types.InputKeyDownEnter:
    case types.ItemClick:
      return rules.multiple && changes.selectedItem != null
        ? { ...changes, isOpen: state.isOpen, highlightedIndex: state.highlightedIndex }
        : { ...changes, highlightedIndex: -1 };
    case types.InputBlur:
      if (rules.isInBar()) return state;
      return { ...changes, selectedItem: state.selectedItem };
    case types.InputKeyDownEscape:
      return { ...state, isOpen: false, highlightedIndex: -1 };
    case types.InputChange:
      return { ...changes, highlightedIndex: changes.inputValue === '' ? -1 : firstOption(props.items) };
    case types.InputClick:
      if (rules.searchable && state.isOpen) return state;
      return opened(rules, state, changes, props.items);
    case types.InputKeyDownArrowDown:
    case types.InputKeyDownArrowUp:
    case types.FunctionToggleMenu:
    case types.FunctionOpenMenu:
      return opened(rules, state, changes, props.items);
    default:
      return changes;
  }
}

function opened(rules: ComboboxRules, state: State, changes: Partial<State>, rows: readonly number[]): Partial<State> {
  if (state.isOpen || !changes.isOpen) return changes;
  const selected = rules.selectedRow(rows);
  return selected >= 0 ? { ...changes, highlightedIndex: selected } : changes;
}

/** After typing, Enter takes the first match, never the row for everything. */
function firstOption(rows: readonly number[]): number {
  return rows[0] === allRow ? 1 : 0;
}
