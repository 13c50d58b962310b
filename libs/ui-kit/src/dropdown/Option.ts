/** An option with more than a text. */
export interface OptionObject {
  /** What is shown and searched. */
  label: string;
  /** What is chosen; typed in full, it finds the option. Default: the label. No other option has the same: of two, the first counts. */
  value?: string;
  /** The group it is listed under. */
  group?: string;
  /** It is listed and cannot be chosen. Default false. */
  disabled?: boolean;
  /** How many records match it, shown at the end of its row; zero is dimmed. */
  count?: number;
  /** What distinguishes it from others of the same name, such as a place: small, below its label. It is not searched. */
  detail?: string;
  /** What it is called once it is chosen, where its label is an offer such as “All 12 containing …”. Default: the label. */
  chosenLabel?: string;
}

/** One choice of a dropdown: a plain text, or an object. */
export type Option = string | OptionObject;

/** The text that an option shows. */
export function optionLabel(option: Option): string {
  return typeof option === 'string' ? option : option.label;
}

/** The text of an option once it is chosen. */
export function chosenLabel(option: Option): string {
  // An option that is a string has none of its own.
  return (option as OptionObject).chosenLabel ?? optionLabel(option);
}

/** The value that choosing an option gives: its own, or its label. */
export function optionValue(option: Option): string {
  return typeof option === 'string' ? option : (option.value ?? option.label);
}
