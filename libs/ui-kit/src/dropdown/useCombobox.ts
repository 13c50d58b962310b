'use client';
import { useCombobox as useDownshift, type UseComboboxReturnValue } from 'downshift';
import {
  useEffect,
  useRef,
  type HTMLAttributes,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type RefCallback,
} from 'react';
import { joinedProps } from '../slots/joinedProps.ts';
import { cursorOf, openReasonOf, reduceCombobox } from './comboboxActions.ts';
import { cursorRow } from './comboboxReducer.ts';
import { skipDownshift } from './skipDownshift.ts';
import type { Combobox, ComboboxItem, ComboboxOptions, ComboboxProps, Reason } from './useCombobox.types.ts';
import { windowWithoutListeners } from './windowWithoutListeners.ts';

/**
 * A combobox on downshift: downshift holds open state and cursor, maps keys and presses to actions and provides the
 * WAI-ARIA props; `comboboxReducer` decides what an action does. The focus stays in the field.
 */
export function useCombobox(options: ComboboxOptions): Combobox {
  const { list, disabled = false } = options;
  const field = useRef<HTMLElement | null>(null);
  const choose = (row: number) => {
    options.onChoose(row);
    // The typed text stays, and with it the list; the next letter replaces it.
    if (list.multiple) (field.current as HTMLInputElement | null)?.select?.();
  };
  const { downshift, reasonRef, pressRef } = useDownshiftOf(options);
  const enteredRef = useRef(-1);
  const isOpen = downshift.isOpen && !disabled;
  const cursor = cursorRow({ isOpen, cursor: cursorOf(downshift.highlightedIndex) }, list);
  const focus = () => field.current?.focus();
  const open = (reason: Reason) => {
    if (isOpen || disabled) return;
    reasonRef.current = reason;
    // First: a list that is open elsewhere closes by it, and says so before this one says that it opens.
    focus();
    downshift.openMenu();
  };
  const close = (reason: Reason) => {
    reasonRef.current = reason;
    downshift.closeMenu();
  };
  // A field that becomes disabled closes its list for good.
  useEffect(() => {
    if (disabled && downshift.isOpen) close('call');
  });
  const parts: ComboboxParts = { options, downshift, isOpen, cursor, pressRef, enteredRef, open, close, choose, field };
  const whenEnabled = <Props extends object>(props: Props): Props => (disabled ? withoutHandlers(props) : props);
  return {
    isOpen,
    cursor,
    open,
    close,
    toggle: (reason) => (isOpen ? close(reason) : open(reason)),
    moveTo: (row) => downshift.setHighlightedIndex(row),
    focus,
    getInputProps: (own) => whenEnabled(inputProps(parts, own)),
    getToggleProps: (own) => whenEnabled(joinedProps(own, boxHandlers(parts))),
    getMenuProps: (own) => menuProps(parts, own),
    getItemProps: (own) => itemProps(parts, own),
  };
}

/** What the prop getters work with. */
interface ComboboxParts extends Pick<Combobox, 'isOpen' | 'cursor' | 'open' | 'close'> {
  options: ComboboxOptions;
  downshift: UseComboboxReturnValue<number>;
  choose: (row: number) => void;
  /** Whether the press in progress opened the list: the click that ends it must not close it again. */
  pressRef: { current: boolean };
  /** The row that Enter chose for a typed text, until the next key; -1 for none. */
  enteredRef: { current: number };
  field: { current: HTMLElement | null };
}

/** Downshift with our ids and rules. `reasonRef` is the reason of the next call of one of its functions. */
function useDownshiftOf({ controlId, rows, list, disabled = false, keepsOpen, onOpenChange }: ComboboxOptions) {
  const reasonRef = useRef<Reason>('call');
  const pressRef = useRef(false);
  const downshift = useDownshift<number>({
    // Rows are only ever found by their index; downshift does not change the array.
    items: rows as number[],
    itemToString: String,
    isItemDisabled: (_item, row) => list.isDisabled(row),
    selectedItem: null,
    inputId: controlId,
    labelId: `${controlId}-label`,
    menuId: `${controlId}-list`,
    getItemId: (row) => optionId({ controlId, rows }, row),
    environment: windowWithoutListeners,
    // Only rows in view are in the document; the list scrolls by row number instead.
    scrollIntoView: () => undefined,
    stateReducer: (state, change) => reduceCombobox(state, change, { list, disabled, keepsOpen }),
    onIsOpenChange: ({ isOpen, type }) => {
      pressRef.current &&= isOpen;
      onOpenChange(isOpen, { reason: (disabled ? undefined : openReasonOf(type, isOpen)) ?? reasonRef.current });
    },
  });
  // Downshift reports a missing list otherwise: ours is in the document only while it is open.
  downshift.getMenuProps({}, { suppressRefError: true });
  return { downshift, reasonRef, pressRef };
}

function inputProps(parts: ComboboxParts, own: InputHTMLAttributes<HTMLInputElement>): ComboboxProps {
  const { options, downshift, isOpen, cursor, field } = parts;
  const setField: RefCallback<HTMLElement> = (element) => {
    field.current = element;
  };
  // What completes, and the text, belong to fields with a search alone; the dropdown adds them there.
  const {
    value: _value,
    'aria-autocomplete': _completion,
    autoComplete: _browserCompletion,
    ...props
  } = downshift.getInputProps({
    ...joinedProps<InputHTMLAttributes<HTMLInputElement>>(own, fieldHandlers(parts)),
    ...nameOf(options),
    ref: setField,
  }) as ComboboxProps;
  return {
    ...props,
    'aria-expanded': isOpen,
    'aria-activedescendant': cursor >= 0 ? optionId(options, cursor) : undefined,
  };
}

function fieldHandlers(parts: ComboboxParts): InputHTMLAttributes<HTMLInputElement> {
  const { options, isOpen, cursor, pressRef, enteredRef, choose, close } = parts;
  const { list } = options;
  return {
    onKeyDown: (event) => {
      if (isTaken(event)) return skipDownshift(event);
      // A dialog around it stays open.
      if (event.key === 'Escape' && isOpen) event.stopPropagation();
      // What was typed stays to be corrected where nothing matches.
      if (event.key === 'Enter' && isOpen && list.count === 0 && event.currentTarget.value) {
        event.preventDefault();
        return skipDownshift(event);
      }
      const entered = enteredRef.current;
      enteredRef.current = -1;
      // After typing, a second Enter on the option just chosen ends the search; it does not take the choice back.
      if (event.key === 'Enter' && cursor >= 0 && cursor === entered && list.isChosen(cursor)) {
        event.preventDefault();
        skipDownshift(event);
        return close('choose');
      }
      // A list of several is left by Alt and the arrow as it is.
      const chooses = event.key === 'Enter' || (event.key === 'ArrowUp' && event.altKey && !list.multiple);
      if (!isOpen || cursor < 0 || !chooses) return;
      choose(cursor);
      if (event.currentTarget.value) enteredRef.current = cursor;
    },
    onMouseDown: (event) => beginPress(parts, event),
    onClick: (event) => {
      // Some clicks come without a press: from a label, or from assistive technology.
      if (pressRef.current) skipDownshift(event);
      pressRef.current = false;
    },
  };
}

/** Handlers of the box around the field, which answers for itself. */
function boxHandlers(parts: ComboboxParts): HTMLAttributes<HTMLDivElement> {
  const { pressRef, isOpen, open, close } = parts;
  const isInField = ({ target }: MouseEvent) => (target as Element).closest('[role=combobox]');
  return {
    onMouseDown: (event) => {
      if (isInField(event)) return;
      beginPress(parts, event);
      // The focus stays in the field.
      event.preventDefault();
    },
    onClick: (event) => {
      if (isInField(event)) return;
      if (!pressRef.current) (isOpen ? close : open)('press');
      pressRef.current = false;
    },
  };
}

/** The list opens as a button of the mouse goes down, as native selects do: a frame earlier than the click. */
function beginPress({ pressRef, isOpen, open }: ComboboxParts, event: MouseEvent): void {
  pressRef.current = event.button === 0 && !event.defaultPrevented && !isOpen;
  if (pressRef.current) open('press');
}

function menuProps({ options, downshift }: ComboboxParts, own: HTMLAttributes<HTMLDivElement>) {
  const { ref: _ref, ...props } = downshift.getMenuProps(
    { ...own, ...nameOf(options) },
    { suppressRefError: true },
  ) as HTMLAttributes<HTMLDivElement> & { ref?: unknown };
  return props;
}

function itemProps({ options, downshift, choose }: ComboboxParts, { item, index, ...own }: ComboboxItem) {
  const isDisabled = options.list.isDisabled(index);
  const handlers: HTMLAttributes<HTMLDivElement> = {
    onPointerMove: (event) => {
      // A finger scrolls the list; it does not point.
      if (event.pointerType !== 'touch') downshift.setHighlightedIndex(index);
    },
    onMouseMove: skipDownshift,
    onClick: () => {
      if (!isDisabled) choose(index);
    },
  };
  // Downshift would keep the element of every row that was ever in view.
  const { ref: _ref, ...props } = downshift.getItemProps({
    ...joinedProps(own, handlers),
    item,
    index,
  } as Parameters<typeof downshift.getItemProps>[0]) as HTMLAttributes<HTMLDivElement> & { ref?: unknown };
  return { ...props, 'aria-disabled': isDisabled || undefined };
}

/** The name of field and list: the element that the caller names, the visible label, or a text if there is none. */
function nameOf({ ariaLabel, 'aria-labelledby': given, controlId }: ComboboxOptions) {
  return { 'aria-label': ariaLabel, 'aria-labelledby': given ?? (ariaLabel ? undefined : `${controlId}-label`) };
}

function optionId({ controlId, rows }: Pick<ComboboxOptions, 'controlId' | 'rows'>, row: number): string {
  return `${controlId}-option-${rows[row]}`;
}

/** A disabled field ignores keys and presses, as native ones do, and so do the caller's handlers. Tooltips still work. */
function withoutHandlers<Props extends object>(props: Props): Props {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !/^on(?!Pointer|Focus|Blur)/.test(name))) as Props;
}

/**
 * Whether a key is handled already, belongs to the composition of a character, which Enter ends, or to the form around it:
 * Ctrl or Cmd + Enter submits.
 */
export function isTaken({ defaultPrevented, nativeEvent, key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  // Some browsers end the composition before the key that ended it, and report it by the key code alone.
  const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
  return defaultPrevented || isComposing || (key === 'Enter' && (ctrlKey || metaKey));
}
