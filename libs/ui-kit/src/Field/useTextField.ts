'use client';
import type { SxProps, Theme } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { useId, useRef, type ForwardedRef, type HTMLAttributes, type Ref, type RefObject } from 'react';
import { joinedProps } from '../slots/joinedProps.ts';
import { partProps } from '../slots/partProps.ts';
import type { SlotProps } from '../slots/SlotProps.ts';
import { useControlSize } from '../theme/useInsightsTheme.ts';
import { useFormReset } from '../useControllable/useFormReset.ts';
import { useResettable, type ResetDetails } from '../useControllable/useResettable.ts';
import { helpId, type FieldFrameProps } from './Field.tsx';
import type { FieldProps, FieldSlotProps } from './Field.types.ts';

/** What `useTextField` takes: the props of a field of text. What it does not name goes to the control. */
export interface TextFieldProps<Reason extends string> extends FieldProps {
  /** Id of the control. */
  id?: string;
  /** The text (controlled). */
  value?: string;
  /** The text at the start, when the field holds it. Default empty. */
  defaultValue?: string;
  /** Called with the new text and why it came. */
  onValueChange?: (value: string, details: { reason: 'input' | 'reset' | Reason }) => void;
  /** Class name of the root. */
  className?: string;
  /** Style overrides of the root. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: FieldSlotProps & { root?: SlotProps<HTMLDivElement> };
}

/** The text of a field, and the props of its parts. */
export interface TextField<Control, Reason extends string> {
  /** The text. */
  text: string;
  /** Sets the text. */
  setText: (text: string, details: { reason: 'input' | Reason } | ResetDetails) => void;
  /** The control. */
  control: RefObject<Control | null>;
  /** Props of the frame. */
  frame: Omit<FieldFrameProps, 'children'> & { ref?: Ref<HTMLDivElement> };
  /** Props of the element with the outline. */
  box: Readonly<Record<`data-${'size' | 'error' | 'disabled'}`, string | undefined>>;
  /** Props of the control. */
  controlProps: HTMLAttributes<Control> & { ref: Ref<Control>; value: string; required?: boolean; disabled?: boolean };
}

/**
 * Holds the text of a field of one line or several. Returns it with the props of frame, box and control.
 * @param given What the caller gives to the control by `slotProps`.
 */
export function useTextField<Control extends HTMLInputElement | HTMLTextAreaElement, Reason extends string = never>(
  props: TextFieldProps<Reason>,
  given: SlotProps<Control> | undefined,
  ref: ForwardedRef<Control>,
): TextField<Control, Reason> {
  const { label, required, error, helperText, disabled, size, fullWidth, className, sx, slotProps, ...own } = props;
  const { id, value, defaultValue = '', onValueChange, ...rest } = own;
  const ownId = useId();
  const controlId = id ?? ownId;
  const control = useRef<Control>(null);
  const forkedRef = useForkRef(ref, control, given?.ref);
  const [text, setText, onReset] = useResettable<string, { reason: 'input' | Reason }>({
    value,
    defaultValue,
    onChange: onValueChange,
  });
  useFormReset(control, onReset);
  return {
    text,
    setText,
    control,
    frame: {
      ...partProps(slotProps?.root, { className, sx }),
      ...{ controlId, label, required, error, helperText, disabled, fullWidth, slotProps },
    },
    box: {
      'data-size': useControlSize(size),
      'data-error': error ? '' : undefined,
      'data-disabled': disabled ? '' : undefined,
    },
    controlProps: {
      ...joinedProps<HTMLAttributes<Control>>(given, rest, {
        'aria-describedby': helpId(controlId, error, helperText),
        onChange: (event) => {
          if (!event.defaultPrevented) setText(event.currentTarget.value, { reason: 'input' });
        },
      }),
      ...(error && { 'aria-invalid': true }),
      ...{ id: controlId, value: text, required, disabled },
      ref: forkedRef,
    },
  };
}
