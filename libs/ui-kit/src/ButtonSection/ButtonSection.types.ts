import type { SxProps, Theme } from '@mui/material/styles';
import type { HTMLAttributes, ReactNode } from 'react';
import type { AccordionProps } from '../Accordion/Accordion.types.ts';
import type { SlotProps } from '../slots/SlotProps.ts';
import type { ControlSize } from '../theme/tokens.ts';

/** The choice of a checkbox. */
export interface ButtonSectionCheckbox {
  /** What is kept when it is checked; unique within its button. */
  name: string;
  /** What is shown. */
  label: ReactNode;
  /** It cannot be checked. Default false. */
  disabled?: boolean;
}

/** A column of the table of a button. */
export interface ButtonSectionColumn {
  /** Which value of a row it shows. */
  field: string;
  /** Its heading. */
  label: string;
  /** How values are aligned; numbers at the end. Default `start`. */
  align?: 'start' | 'end';
}

/** A row of the table of a button: its id, and a value for each column. */
export type ButtonSectionRow = Readonly<Record<string, string | number>> & {
  /** Tells the row from the others of its table. */
  readonly id: string;
};

/** The table of a button: rows to choose from. */
export interface ButtonSectionTable {
  /** The columns in their order. */
  columns: readonly ButtonSectionColumn[];
  /** The rows in their order. */
  rows: readonly ButtonSectionRow[];
}

/** One button, what it means, and what is chosen once it is active: names by checkboxes, or rows of a table. */
export interface ButtonSectionOption {
  /** The button's label, unique within the section. */
  buttonLabel: string;
  /** What the button means; shown while it is active, under the pointer or in focus. */
  description?: ReactNode;
  /** Choices by checkbox. An option has these or a table, not both. */
  checkboxOptions?: readonly ButtonSectionCheckbox[];
  /** Choices by row. An option has this or checkboxes, not both. */
  tableData?: ButtonSectionTable;
  /** The button cannot be chosen. Default false. */
  disabled?: boolean;
}

/** What is chosen under one button: checked names, or selected rows. */
export type ButtonSectionSelection = readonly string[] | readonly ButtonSectionRow[];

/** What a button section holds. */
export interface ButtonSectionValue {
  /** The label of the active button; null for none. */
  activeButton: string | null;
  /** What is chosen, by the label of its button. */
  selections: Readonly<Record<string, ButtonSectionSelection>>;
}

/** Why the value of a button section changed. */
export interface ButtonSectionChangeDetails {
  /** `button` for a chosen button, `checkbox` for a checkbox, `row` for a row, `all-rows` for the checkbox in the table's head. */
  reason: 'button' | 'checkbox' | 'row' | 'all-rows';
}

/** The parts of a `ButtonSection`. */
export interface ButtonSectionSlotProps {
  /** The name of the section. */
  label?: SlotProps<HTMLDivElement>;
  /** The element around the buttons. */
  buttons?: SlotProps<HTMLDivElement>;
  /** Every button. */
  button?: SlotProps<HTMLButtonElement>;
  /** The element around the descriptions. */
  description?: SlotProps<HTMLDivElement>;
  /** The accordion. */
  accordion?: SlotProps<HTMLDivElement> &
    Pick<AccordionProps, 'collapsible' | 'disabled' | 'headingLevel' | 'keepMounted'>;
}

/** Props of `ButtonSection`; everything else goes to its root element. */
export interface ButtonSectionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue' | 'onChange'> {
  /** What is chosen. Without it give the section an `aria-label`. */
  label?: ReactNode;
  /** The buttons and their dialogs. */
  options: readonly ButtonSectionOption[];
  /** What is chosen (controlled). */
  value?: ButtonSectionValue;
  /** What is chosen at the start. Default: no button, nothing selected. */
  defaultValue?: ButtonSectionValue;
  /** Called with the new value and why it changed. */
  onValueChange?: (value: ButtonSectionValue, details: ButtonSectionChangeDetails) => void;
  /** Heading of the accordion with the choices of the active button; their number follows in brackets. Default "Options". */
  optionsTitle?: string;
  /** Whether the accordion is open (controlled). */
  expanded?: boolean;
  /** Whether the accordion is open initially. Default false. */
  defaultExpanded?: boolean;
  /** Called when the accordion opens or closes, with the reason. */
  onExpandedChange?: AccordionProps['onExpandedChange'];
  /** Height of the buttons 24, 28, 32 or 36 px. Default: the theme's control size. */
  size?: ControlSize;
  /** Nothing can be chosen. Default false. */
  disabled?: boolean;
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: ButtonSectionSlotProps;
}
