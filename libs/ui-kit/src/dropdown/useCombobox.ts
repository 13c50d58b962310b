'use client';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type HTMLAttributes,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type RefCallback,
} from 'react';
import {
  closedCombobox,
  comboboxReducer,
  cursorRow,
  type ComboboxAction,
  type ComboboxList,
  type ComboboxState,
} from './comboboxReducer.ts';
import { joinedProps } from '../slots/joinedProps.ts';
import type { DropdownOpenDetails } from './Dropdown.types.ts';

/** What `useCombobox` takes. */
export interface ComboboxOptions {
  /** The id of the element that has the focus; the ids of label, list and options derive from it. */
  controlId: string;
  /** The name of field and list where there is no visible label. */
  ariaLabel?: string;
  /** Nothing opens the list. Default false. */
  disabled?: boolean;
  /** The rows of the list, and how it behaves. */
  list: ComboboxList;
  /** The positions that the rows stand for; the ids of options derive from them. */
  rows: readonly number[];
  /** Called with the index of a row that was chosen. */
  onChoose: (row: number) => void;
  /** Called when the list opens or closes. */
  onOpenChange: (isOpen: boolean, details: DropdownOpenDetails) => void;
  /** Whether the focus is going to where the list stays open. */
  keepsOpen: () => boolean;
}

type Reason = DropdownOpenDetails['reason'];

/** Props of an option, by its row. */
export interface ComboboxItem extends HTMLAttributes<HTMLDivElement> {
  /** What the row stands for. */
  item: number;
  /** Which row it is. */
  index: number;
}

/** Props of the element that has the focus: an `input` when searchable, else any focusable element. */
export type ComboboxProps = InputHTMLAttributes<HTMLInputElement> & { ref: RefCallback<HTMLElement> };

/** Open state, cursor, and props that carry the WAI-ARIA combobox pattern. */
export interface Combobox {
  /** Whether the list is open. */
  isOpen: boolean;
  /** The row under the cursor, or -1. */
  cursor: number;
  /** Opens the list. */
  open: (reason: Reason) => void;
  /** Closes the list. */
  close: (reason: Reason) => void;
  /** Opens or closes the list. */
  toggle: (reason: Reason) => void;
  /** Sends the cursor to a row. */
  moveTo: (row: number) => void;
  /** Gives the focus to the field. */
  focus: () => void;
  /** Props of the element that has the focus. */
  getInputProps: (own: InputHTMLAttributes<HTMLInputElement>) => ComboboxProps;
  /** Props of the box around it: pressing it opens and closes the list. */
  getToggleProps: (own?: HTMLAttributes<HTMLDivElement>) => HTMLAttributes<HTMLDivElement>;
  /** Props of the list. */
  getMenuProps: (own: HTMLAttributes<HTMLDivElement>) => HTMLAttributes<HTMLDivElement>;
  /** Props of an option. */
  getItemProps: (own: ComboboxItem) => HTMLAttributes<HTMLDivElement>;
}

/** Does something to the combobox, and answers whether that changed it; the reason is told where it opens or closes the list. */
type Dispatch = (action: ComboboxAction, reason: Reason) => boolean;

/** Holds a combobox: what keys, presses and the focus do to it. The focus stays in the field; the cursor is told by id. */
export function useCombobox(options: ComboboxOptions): Combobox {
  const { controlId, ariaLabel, list, rows } = options;
  const { state, pressed, dispatch, setField, focus } = useComboboxState(options);
  const { isOpen } = state;
  const cursor = cursorRow(state, list);
  const choose = (row: number, closes = false) => {
    dispatch({ type: 'choose', row, closes }, 'choose');
    // A list of several is left by Alt and the arrow as it is.
    if (row >= 0 && !(closes && list.multiple)) options.onChoose(row);
  };
  const optionId = (row: number) => `${controlId}-option-${rows[row]}`;
  const listId = `${controlId}-list`;
  const name = { 'aria-label': ariaLabel, 'aria-labelledby': ariaLabel ? undefined : `${controlId}-label` };
  const parts: ComboboxParts = { isOpen, cursor, dispatch, choose, pressed };
  const inUse = <Props extends object>(props: Props): Props => (options.disabled ? withoutUse(props) : props);
  return {
    isOpen,
    cursor,
    open: (reason) => dispatch({ type: 'open' }, reason),
    close: (reason) => dispatch({ type: 'close' }, reason),
    toggle: (reason) => dispatch({ type: 'toggle' }, reason),
    moveTo: (row) => dispatch({ type: 'point', row }, 'key'),
    focus,
    getInputProps: (own) =>
      inUse({
        ...joinedProps<InputHTMLAttributes<HTMLInputElement>>(own, fieldHandlers(options, parts)),
        ...name,
        ref: setField,
        id: controlId,
        role: 'combobox',
        'aria-activedescendant': cursor >= 0 ? optionId(cursor) : undefined,
        'aria-controls': listId,
        'aria-expanded': isOpen,
      }),
    getToggleProps: (own) => inUse(joinedProps(own, pressHandlers(parts, 'toggle'))),
    getMenuProps: (own) =>
      joinedProps(own, {
        ...name,
        id: listId,
        role: 'listbox',
        onMouseLeave: () => dispatch({ type: 'leave' }, 'press'),
      }),
    getItemProps: (own) => itemProps(parts, list.isDisabled(own.index), optionId(own.index), own),
  };
}

/** The state of a combobox, and what acts on it. */
function useComboboxState({ disabled, list, onOpenChange }: ComboboxOptions) {
  const [state, setState] = useState(closedCombobox);
  // Two actions of one event follow one another, before anything is drawn.
  const latest = useRef<ComboboxState>(state);
  const pressed = useRef(false);
  const field = useRef<HTMLElement | null>(null);
  const setField = useCallback((element: HTMLElement | null) => {
    field.current = element;
  }, []);
  const focus = () => field.current?.focus();
  const dispatch: Dispatch = (action, reason) => {
    const before = latest.current;
    const after = comboboxReducer(before, action, list);
    if (after === before || (disabled && after.isOpen)) return false;
    // First of all: a list that is open elsewhere closes by it, and says so before this one says that it opens.
    if (after.isOpen && !before.isOpen) focus();
    latest.current = after;
    pressed.current &&= after.isOpen;
    setState(after);
    if (after.isOpen !== before.isOpen) onOpenChange(after.isOpen, { reason });
    return true;
  };
  // A field that is taken out of use has no list, whatever stood open, and none when it comes back.
  useEffect(() => {
    // Nothing in it takes the focus then: without this, whoever was in it would be at the start of the page.
    if (disabled && dispatch({ type: 'close' }, 'call')) field.current?.closest<HTMLElement>('[tabindex]')?.focus();
  });
  return { state: disabled ? closedCombobox : state, pressed, dispatch, setField, focus };
}

/** A field out of use answers no key and no press, as a native one; nor does whoever uses it. A tooltip still may. */
function withoutUse<Props extends object>(props: Props): Props {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !/^on(?!Pointer|Focus|Blur)/.test(name))) as Props;
}

function itemProps(
  { dispatch, choose }: ComboboxParts,
  isDisabled: boolean,
  id: string,
  { item: _item, index, ...own }: ComboboxItem,
): HTMLAttributes<HTMLDivElement> {
  return joinedProps<HTMLAttributes<HTMLDivElement>>(own, {
    id,
    role: 'option',
    'aria-disabled': isDisabled || undefined,
    onClick: () => {
      if (!isDisabled) choose(index);
    },
    onPointerMove: (event) => {
      // A finger scrolls the list; it does not point.
      if (event.pointerType !== 'touch') dispatch({ type: 'point', row: index }, 'press');
    },
    // A press on anything but the field leaves the focus there, and so the list open.
    onMouseDown: (event) => event.preventDefault(),
  });
}

interface ComboboxParts {
  isOpen: boolean;
  cursor: number;
  dispatch: Dispatch;
  choose: (row: number, closes?: boolean) => void;
  /** Whether the press under way has opened the list, which is open since: the click that ends it must not close it again. */
  pressed: { current: boolean };
}

function fieldHandlers({ keepsOpen }: ComboboxOptions, parts: ComboboxParts): InputHTMLAttributes<HTMLInputElement> {
  const { dispatch } = parts;
  return {
    onKeyDown: (event) => {
      if (!isTaken(event)) pressKey(parts, event);
    },
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      dispatch({ type: 'text', isEmpty: event.target.value === '' }, 'type');
    },
    onBlur: () => {
      if (!keepsOpen()) dispatch({ type: 'close' }, 'blur');
    },
    ...pressHandlers(parts, 'press'),
  };
}

/** The list opens as a button of the mouse goes down, as native selects do: a frame earlier than the click. */
function pressHandlers({ dispatch, pressed }: ComboboxParts, type: 'press' | 'toggle'): HTMLAttributes<HTMLElement> {
  const isBox = type === 'toggle';
  // The field answers for itself.
  const isFields = ({ target }: MouseEvent) => isBox && (target as Element).closest('[role=combobox]');
  return {
    onMouseDown: (event) => {
      if (isFields(event)) return;
      pressed.current = event.button === 0 && !event.defaultPrevented && dispatch({ type: 'open' }, 'press');
      // The focus stays in the field.
      if (isBox) event.preventDefault();
    },
    onClick: (event) => {
      if (isFields(event)) return;
      // Some clicks come without a press: from a label, or from assistive technology.
      if (!pressed.current) dispatch({ type }, 'press');
      pressed.current = false;
    },
  };
}

/** Whether a key is taken already, or belongs to the writing of a character: Enter then takes the character, not the option. */
export function isTaken({ defaultPrevented, nativeEvent }: KeyboardEvent): boolean {
  // Some browsers end the composition before the key that ended it, and tell by the key code alone.
  return defaultPrevented || nativeEvent.isComposing || nativeEvent.keyCode === 229;
}

function pressKey({ isOpen, cursor, dispatch, choose }: ComboboxParts, event: KeyboardEvent): void {
  const { key, altKey } = event;
  const isUp = key === 'ArrowUp';
  if (isOpen && (key === 'Enter' || (isUp && altKey))) choose(cursor, isUp);
  else if (isUp || key === 'ArrowDown') dispatch({ type: 'arrow', by: isUp ? -1 : 1, quiet: altKey }, 'key');
  // In a closed field the other keys are the text's.
  else if (!isOpen) return;
  else if (key === 'Escape') {
    dispatch({ type: 'close' }, 'escape');
    // A dialog around it stays open.
    event.stopPropagation();
  } else if (key === 'Home' || key === 'End') dispatch({ type: 'edge', from: key === 'Home' ? 1 : -1 }, 'key');
  else if (key === 'PageUp' || key === 'PageDown') dispatch({ type: 'page', by: key === 'PageUp' ? -1 : 1 }, 'key');
  else return;
  event.preventDefault();
}
