'use client';
import { useId, useMemo, type RefObject } from 'react';
import { useControllable } from '../useControllable/useControllable.ts';
import { useFormReset } from '../useControllable/useFormReset.ts';
import { isCardSelected, pressCard, sameSelection, type CardSelection } from './cardSelection.ts';
import type { SelectorCardChangeDetails, SelectorCardGroupProps } from './SelectorCard.types.ts';
import type { SelectorCardGroupState } from './SelectorCardContext.ts';

type OnChange = ((value: CardSelection, details: SelectorCardChangeDetails) => void) | undefined;

/** Holds which cards of a group are chosen, and makes what the cards need to know. */
export function useCardSelection(
  props: SelectorCardGroupProps,
  fieldset: RefObject<HTMLFieldSetElement | null>,
): SelectorCardGroupState {
  const { multiple = false, value, defaultValue, onValueChange, name, required = false, disabled = false } = props;
  const id = useId();
  const start: CardSelection = defaultValue ?? (multiple ? [] : null);
  const [selection, setSelection] = useControllable<CardSelection, SelectorCardChangeDetails>({
    value,
    defaultValue: start,
    onChange: onValueChange as OnChange,
  });
  const isAtStart = value !== undefined || sameSelection(selection, start);
  useFormReset(fieldset, isAtStart ? undefined : () => setSelection(start, { reason: 'reset' }));
  return useMemo(
    () => ({
      name: name ?? id,
      multiple,
      required,
      disabled,
      isSelected: (card) => isCardSelected(selection, card),
      press: (card) =>
        setSelection(pressCard(selection, card), {
          reason: multiple && isCardSelected(selection, card) ? 'deselect' : 'select',
        }),
    }),
    [name, id, multiple, required, disabled, selection, setSelection],
  );
}
