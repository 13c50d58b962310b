import type { FieldSlotProps } from '../Field/Field.types.ts';
import type { SlotProps } from '../slots/SlotProps.ts';

/** The parts of a control that opens something to pick from. */
export interface PickerSlotProps extends FieldSlotProps {
  /** The element around label, button and help; its class name and styles are added to `className` and `sx`. */
  root?: SlotProps<HTMLDivElement>;
  /** The button that opens the picker: its class name and styles; all else is the picker's own props. */
  control?: Pick<SlotProps<HTMLButtonElement>, 'className' | 'style' | 'sx'>;
  /** The layer over the page that the picker opens in: its `sx` can say another `zIndex`. */
  popover?: SlotProps<HTMLDivElement>;
  /** The surface of the picker, which has the role `dialog`. */
  paper?: SlotProps<HTMLDivElement>;
}
