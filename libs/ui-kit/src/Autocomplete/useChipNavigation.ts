'use client';
import { useMultipleSelection } from 'downshift';
import {
  useId,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type RefAttributes,
} from 'react';
import { isTaken } from '../dropdown/useCombobox.ts';
import { skipDownshift } from '../dropdown/skipDownshift.ts';
import type { Dropdown } from '../dropdown/useDropdown.types.ts';
import type { ClearButtonProps } from '../Field/ClearButton.tsx';
import type { AutocompleteSlotProps } from './Autocomplete.types.ts';

/** Keys that remove the chip with the focus. */
const removalKeys: readonly string[] = ['Delete', 'Backspace'];

/** Props of the button of a chip besides its name. */
export type ChipButtonProps = Omit<ClearButtonProps, 'label' | 'children'> & RefAttributes<HTMLButtonElement>;

/** Arrow-key navigation of a field's chips with a roving tabindex. */
export interface ChipNavigation {
  /** Props of the field: in an empty field the arrow key moves to the last chip. */
  fieldProps: NonNullable<AutocompleteSlotProps['input']>;
  /** Id of the element that describes the number of values and the keys. */
  descriptionId: string;
  /** Index of the first visible chip; follows the focus. */
  first: number;
  /** Props of the button that removes the chip at an index. */
  buttonPropsOf: (index: number, dropdown: Dropdown) => ChipButtonProps;
}

/** Moves the focus between the chips with downshift's `useMultipleSelection`. */
export function useChipNavigation(values: readonly string[], maxChips: number): ChipNavigation {
  const descriptionId = useId();
  const [isMirrored, noteDirection] = useMirrored();
  const { activeIndex, setActiveIndex, removeSelectedItem, getSelectedItemProps, getDropdownProps } =
    useMultipleSelection<string>({
      // Only read by downshift; the dropdown changes the values.
      selectedItems: values as string[],
      keyNavigationPrevious: isMirrored ? 'ArrowRight' : 'ArrowLeft',
      keyNavigationNext: isMirrored ? 'ArrowLeft' : 'ArrowRight',
    });
  const field = getDropdownProps({}, { suppressRefError: true }) as HTMLAttributes<HTMLElement>;
  const last = values.length - 1;
  const tabStop = Math.min(activeIndex < 0 ? maxChips - 1 : activeIndex, last);
  return {
    descriptionId,
    first: Math.max(0, tabStop - maxChips + 1),
    fieldProps: {
      ...field,
      'aria-describedby': last < 0 ? undefined : descriptionId,
      onKeyDown: (event) => {
        // The field loses its text on blur: only an empty one moves the focus to the chips.
        const { value } = event.currentTarget as HTMLInputElement;
        if (!isTaken(event) && value === '') field.onKeyDown?.(event);
      },
      onFocus: (event) => {
        noteDirection(event);
        // From the field the arrow key goes to the last chip again, wherever the focus was before.
        setActiveIndex(-1);
      },
    },
    buttonPropsOf: (index, dropdown) => {
      const value = values[index] ?? '';
      // Focuses the following chip, or the field after the last chip.
      const removeByKeyboard = () => {
        dropdown.remove(value, { keepsFocus: true });
        removeSelectedItem(value);
      };
      return {
        ...(getSelectedItemProps<object>({
          selectedItem: value,
          index,
          onClick: (event: MouseEvent) => {
            skipDownshift(event);
            // Enter and the space bar click without a pointer.
            if (event.detail === 0) removeByKeyboard();
            else dropdown.remove(value);
          },
          onKeyDown: (event: KeyboardEvent) =>
            pressChip(event, { write: dropdown.focus, goTo: setActiveIndex, last, remove: removeByKeyboard }),
        }) as ChipButtonProps),
        tabIndex: index === tabStop ? 0 : -1,
        'aria-keyshortcuts': removalKeys.join(' '),
        onFocus: (event) => {
          noteDirection(event);
          if (index !== activeIndex) setActiveIndex(index);
        },
      };
    },
  };
}

/** Whether the element's direction is right to left, read at each event, since the theme may not know. */
function useMirrored(): [isMirrored: boolean, noteDirection: (event: FocusEvent<HTMLElement>) => void] {
  const [isMirrored, setIsMirrored] = useState(false);
  return [isMirrored, ({ currentTarget }) => setIsMirrored(getComputedStyle(currentTarget).direction === 'rtl')];
}

/** Keys of a chip that downshift does not handle. */
interface ChipActions {
  write: () => void;
  goTo: (index: number) => void;
  last: number;
  remove: () => void;
}

function pressChip(event: KeyboardEvent, { write, goTo, last, remove }: ChipActions): void {
  // Focused before the character is inserted, so that the field receives it.
  if (isTyping(event)) write();
  else if (event.key === 'Home' || event.key === 'End') {
    event.preventDefault();
    goTo(event.key === 'Home' ? 0 : last);
  } else if (removalKeys.includes(event.key)) {
    skipDownshift(event);
    event.preventDefault();
    remove();
  }
}

/** Whether a key writes a letter: the space bar presses the button of the chip. */
function isTyping({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
