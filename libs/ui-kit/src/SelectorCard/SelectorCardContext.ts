'use client';
import { createContext, useContext } from 'react';

/** What the cards of a group need from it. */
export interface SelectorCardGroupState {
  /** Name of the native controls. */
  name: string;
  /** Several cards can be chosen. */
  multiple: boolean;
  /** A choice must be made. */
  required: boolean;
  /** No card can be chosen. */
  disabled: boolean;
  /** Whether the card with a value is chosen. */
  isSelected: (value: string) => boolean;
  /** The card with a value was pressed. */
  press: (value: string) => void;
}

/** Carries the state to the cards. */
export const SelectorCardContext = createContext<SelectorCardGroupState | null>(null);

/**
 * The surrounding group of cards.
 * @throws Error when there is none.
 */
export function useSelectorCardGroup(): SelectorCardGroupState {
  const group = useContext(SelectorCardContext);
  if (!group) throw new Error('SelectorCard must be used inside a SelectorCardGroup, which holds what is chosen.');
  return group;
}
