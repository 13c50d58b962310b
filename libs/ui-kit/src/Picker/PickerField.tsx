'use client';
import type { SxProps, Theme } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { forwardRef, useId, useState, type HTMLAttributes, type ReactNode } from 'react';
import { useFormValue, type FormValueOptions } from '../FormValue/useFormValue.tsx';
import { describedBy } from '../Field/describedBy.ts';
import { Field, helpId } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.types.ts';
import { commonTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import { partProps } from '../slots/partProps.ts';
import { useControlSize } from '../theme/useInsightsTheme.ts';
import type { PickerOpenDetails } from './PickerOpenDetails.ts';
import type { PickerSlotProps } from './PickerSlotProps.ts';
import { PickerPopover } from './PickerPopover.tsx';
import { PickerTrigger } from './PickerTrigger.tsx';
import { usePickerTrigger } from './usePickerTrigger.ts';

/** Props of `PickerField`; everything else goes to its button. */
export interface PickerFieldProps extends FieldProps, Omit<HTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What is picked, in words; empty shows the placeholder. */
  text: string;
  /** Shown while nothing is picked. */
  placeholder: string;
  /** The icon at the end of the control. */
  icon: ReactNode;
  /** The name of the picker. */
  name: string;
  /** Its name in the native form around. */
  formName: string | undefined;
  /** Its value there. */
  formValues: FormValueOptions['values'];
  /** Goes back to the start with that form. */
  onReset: FormValueOptions['onReset'];
  /** Whether the user wants it open. */
  open: boolean;
  /** The user opens or closes it. */
  onOpenChange: (open: boolean, details: PickerOpenDetails) => void;
  /** Gets the element that the picker hangs from. */
  onAnchor?: (anchor: Element | null) => void;
  /** The picker; nothing while it is loading. */
  children: ReactNode;
  /** Style overrides of the root. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: PickerSlotProps;
  /** Words that describe its state. Default: those of the page. */
  words?: Readonly<Record<'required' | 'invalid', string>>;
}

/** The name of a picker: its label where that is a text, else its `aria-label`, else a name for its kind. */
export function pickerName(label: ReactNode, ariaLabel: string | undefined, kind: string): string {
  return (typeof label === 'string' && label) || (ariaLabel ?? kind);
}

/** A control that opens something to pick from: label, button, help, and the surface that it opens. */
export const PickerField = forwardRef<HTMLButtonElement, PickerFieldProps>(function PickerField(props, ref) {
  const common = useTexts('kitCommon', commonTexts);
  const { label, required, error, helperText, size, fullWidth, className, sx, id, slotProps, ...own } = props;
  const { name, open, onOpenChange, onAnchor, children, text, placeholder, words = common, ...shown } = own;
  const { formName, formValues: values, onReset: _onReset, 'aria-label': ariaLabel, ...rest } = shown;
  const ownId = useId();
  const controlId = id ?? ownId;
  const stateId = `${controlId}-state`;
  const controlSize = useControlSize(size);
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const onFocus = () => anchor?.querySelector('button')?.focus();
  const { formValue, isOff } = useFormValue({ ...props, name: formName, values, onFocus });
  const disabled = isOff || props.disabled;
  const { surface, shown: isOpen, trigger } = usePickerTrigger({ ...props, disabled }, anchor);
  const labelledBy = rest['aria-labelledby'] ?? (label ? `${controlId}-label` : undefined);
  const labelled = labelledBy
    ? { 'aria-labelledby': `${labelledBy} ${controlId}` }
    : { 'aria-label': `${ariaLabel ?? name}: ${text || placeholder}` };
  const keepAnchor = useForkRef<HTMLDivElement>(setAnchor, onAnchor);
  return (
    <Field
      {...partProps(slotProps?.root, { className, sx })}
      {...{ controlId, label, required, error, helperText, disabled, fullWidth, slotProps }}
    >
      <div ref={keepAnchor} tabIndex={-1}>
        <PickerTrigger
          {...slotProps?.control}
          {...rest}
          {...labelled}
          {...trigger}
          {...{ text, placeholder, disabled, ref, id: controlId, size: controlSize, open: isOpen }}
          invalid={!!error}
          aria-controls={isOpen ? `${controlId}-panel` : undefined}
          aria-describedby={describedBy(
            rest['aria-describedby'],
            (required || error) && stateId,
            helpId(controlId, error, helperText),
          )}
        />
        {/* Buttons cannot be `required` or `invalid`: the description states it. */}
        {(required || error) && (
          <span id={stateId} hidden>
            {[required && words.required, error && words.invalid].filter(Boolean).join(', ')}
          </span>
        )}
      </div>
      {formValue}
      {surface && !disabled && (
        <PickerPopover
          id={`${controlId}-panel`}
          onClose={(details) => onOpenChange(false, details)}
          aria-label={name}
          {...{ surface, anchor, slotProps, open: isOpen }}
        >
          {children}
        </PickerPopover>
      )}
    </Field>
  );
});
