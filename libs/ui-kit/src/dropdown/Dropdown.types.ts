import type { SxProps, Theme } from '@mui/material/styles';
import type { FocusEventHandler, HTMLAttributes } from 'react';
import type { FieldProps, FieldSlotProps } from '../Field/Field.types.ts';
import type { SlotProps } from '../slots/SlotProps.ts';
import type { Option } from './Option.ts';

/** Why a dropdown's value changed. */
export interface DropdownChangeDetails {
  /**
   * `select` and `remove`: one option was chosen or taken out; `select-all` and `remove-all`: the row for all options;
   * `invert`: what was not chosen is now, among the options shown; `paste`: a list of codes was pasted; `undo`: one of
   * these four was taken back; `create`: a text of the user's own; `clear`: the clear button or the Backspace key on a
   * single value; `reset`: it went back to `defaultValue` with its native form.
   */
  reason:
    'select' | 'remove' | 'select-all' | 'remove-all' | 'invert' | 'paste' | 'undo' | 'create' | 'clear' | 'reset';
  /** The value that was chosen, taken out or created, where it was one. */
  option?: string;
  /** The pasted codes that no option fits, after `paste`. */
  notFound?: readonly string[];
}

/** Why the list of a dropdown opened or closed. */
export interface DropdownOpenDetails {
  /**
   * `press`: on the field or its box; `key`: a key that opens the list; `type`: a text was typed or pasted; `choose`:
   * an option was chosen, or Enter pressed if there is none; `escape`; `blur`: the focus left; `call`: code asked for
   * it, or took the field disabled.
   */
  reason: 'press' | 'key' | 'type' | 'choose' | 'escape' | 'blur' | 'call';
}

/** Timers, so that a test needs no sleeping. */
export interface DropdownTimers {
  /** Runs a callback after a delay in ms. */
  setTimeout: (callback: () => void, delayMs: number) => unknown;
  /** Cancels a delayed callback. */
  clearTimeout: (handle: never) => void;
}

/** The parts of `Select`, `MultiSelect` and `Autocomplete`. */
export interface DropdownSlotProps extends FieldSlotProps {
  /** The element around label, control and help; its class name and styles are added to `className` and `sx`. */
  root?: SlotProps<HTMLDivElement>;
  /** The box with the outline. */
  control?: SlotProps<HTMLDivElement>;
  /** The element that has the focus: an `input` where it takes text, else a `div`. `onSearch` reports the typed text. */
  input?: SlotProps<HTMLElement, Omit<HTMLAttributes<HTMLElement>, 'onChange'>>;
  /** The button that takes out what is chosen. */
  clearButton?: SlotProps<HTMLButtonElement>;
  /** The floating surface that holds the list. */
  popup?: SlotProps<HTMLDivElement>;
  /** The list of the options, which scrolls. */
  list?: SlotProps<HTMLDivElement>;
}

/** What `Select`, `MultiSelect` and `Autocomplete` have in common. */
export interface DropdownCommonProps
  extends
    FieldProps,
    Omit<HTMLAttributes<HTMLElement>, 'defaultValue' | 'onChange' | 'value' | 'placeholder' | 'children'> {
  /** What can be chosen. Keep the same array between renders: work done for it is kept with it. */
  options: readonly Option[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Options are loading: the list shows three placeholder bars. Default false. */
  loading?: boolean;
  /** Text of a list without options. Default "No options". */
  emptyText?: string;
  /** Text above the list, which stays there while the list scrolls: says what the counts of its options count. Default: none. */
  caption?: string;
  /** Matching ignores case. Default false. */
  caseInsensitive?: boolean;
  /**
   * The typed text can become a value, through a row "Create {text}": any, or those that a function allows. Needs a search.
   * Default false.
   */
  allowCustom?: boolean | ((text: string) => boolean);
  /**
   * Asks for the options that fit a term, 300 ms after the last key, and with an empty term once the list closes.
   * With it the list shows `options` as they are and does not match by itself.
   */
  onSearch?: (term: string) => void;
  /** Whether a term may be searched for; a term that may not leaves the list as it is. Default: every term. */
  isSearchValid?: (term: string) => boolean;
  /** Delay of `onSearch` in ms. Default 300. */
  searchDebounceMs?: number;
  /** The label of a chosen value that is not among the options, for example one restored before they have loaded. Default: the value. */
  getValueLabel?: (value: string) => string | undefined;
  /** Called when the list opens or closes, with the reason. */
  onOpenChange?: (open: boolean, details: DropdownOpenDetails) => void;
  /** Shows the clear button while something is chosen. Default true for several values, false for one. */
  clearable?: boolean;
  /** Name in the data of the native form: one entry for each chosen value. Default: it is not submitted. */
  name?: string;
  /** The id of the combobox element. */
  id?: string;
  /** The name of the field where there is no visible label. */
  'aria-label'?: string;
  /** Called when the combobox loses the focus. */
  onBlur?: FocusEventHandler<HTMLElement>;
  /** Style overrides of the root. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: DropdownSlotProps;
  /** Timers. Default: the global ones. */
  timers?: DropdownTimers;
}
