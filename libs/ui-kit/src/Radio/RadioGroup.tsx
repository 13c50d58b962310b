'use client';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import {
  createContext,
  forwardRef,
  useContext,
  useId,
  useMemo,
  useRef,
  type FieldsetHTMLAttributes,
  type ForwardedRef,
  type ReactNode,
} from 'react';
import { choiceHelpStyles, choiceListGap } from '../Field/choiceStyles.ts';
import { describedBy } from '../Field/describedBy.ts';
import type { SlotProps } from '../slots/SlotProps.ts';
import { colors, fontSizes } from '../theme/tokens.ts';
import { useResettable } from '../useControllable/useResettable.ts';
import { useFormReset } from '../useControllable/useFormReset.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { warnNameless } from '../warnings/useNameWarning.ts';

/** Why the choice of a radio group changed. */
export interface RadioChangeDetails {
  /**
   * `select`: the user chose another radio button, by pointer or key; `reset`: it went back to `defaultValue` with its
   * form.
   */
  reason: 'select' | 'reset';
}

/** The parts of a `RadioGroup`. */
export interface RadioGroupSlotProps {
  /** The `legend`. */
  label?: SlotProps<HTMLLegendElement>;
  /** The element around the radio buttons. */
  radios?: SlotProps<HTMLDivElement>;
  /** The help or the error under the group. */
  helperText?: SlotProps<HTMLSpanElement>;
}

/** Props of `RadioGroup`; everything else goes to the `fieldset` element. */
export interface RadioGroupProps extends Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  'defaultValue' | 'onChange'
> {
  /** What is chosen between. Without it give the group an `aria-label`. */
  label?: ReactNode;
  /** The chosen value, or null; omit it for an uncontrolled component. */
  value?: string | null;
  /** Initial value (uncontrolled). Default null. */
  defaultValue?: string | null;
  /**
   * Called with the new value and why it came; null only after a reset to none. A value that the parent holds stays as it is
   * when its form is reset.
   */
  onValueChange?: (value: string | null, details: RadioChangeDetails) => void;
  /** The direction in which the radio buttons follow each other. Default `vertical`. */
  orientation?: 'horizontal' | 'vertical';
  /** A choice must be made. Default false. */
  required?: boolean;
  /** Marks the choice as wrong; a text replaces the helper text. */
  error?: boolean | string;
  /** One sentence of help under the group. */
  helperText?: ReactNode;
  /** `Radio`s. */
  children?: ReactNode;
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: RadioGroupSlotProps;
}

/** What the radio buttons of a group share. */
export interface RadioGroupState {
  /** Name of the native radio buttons. */
  name: string;
  /** The chosen value. */
  value: string | null;
  /** A choice must be made. */
  required: boolean;
  /** The choice is marked as wrong. */
  invalid: boolean;
  /** Chooses a value. */
  choose: (value: string) => void;
}

const RadioGroupContext = createContext<RadioGroupState | null>(null);

/** The surrounding group, or null outside of one. */
export function useRadioGroup(): RadioGroupState | null {
  return useContext(RadioGroupContext);
}

const Root = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0 });
const Legend = styled('legend')({
  padding: 0,
  marginBottom: 8,
  color: colors.textMuted,
  fontSize: fontSizes.xs,
  lineHeight: 1.3334,
  'fieldset:disabled > &': { color: colors.textDisabled },
});
const Radios = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: choiceListGap,
  '&[data-orientation="horizontal"]': { flexDirection: 'row', flexWrap: 'wrap', gap: '8px 20px' },
});
const Asterisk = styled('span')({ color: colors.danger });
const Help = styled('span')({ ...choiceHelpStyles, marginTop: 6 });

/** Selects one of a few visible options. Arrow keys change the selection. */
export const RadioGroup = forwardRef<HTMLFieldSetElement, RadioGroupProps>(function RadioGroup(inProps, ref) {
  const {
    label,
    value,
    defaultValue,
    onValueChange,
    orientation = 'vertical',
    required = false,
    error,
    helperText,
    name,
    ...own
  } = useThemedProps('KitRadioGroup', inProps);
  const { children, slotProps, ...rest } = own;
  const id = useId();
  const { chosen, setChosen, fieldsetRef } = useChosenRadio({ value, defaultValue, onValueChange }, ref);
  const state = useMemo<RadioGroupState>(
    () => ({
      name: name ?? id,
      value: chosen,
      required,
      invalid: Boolean(error),
      choose: (next) => setChosen(next, { reason: 'select' }),
    }),
    [name, id, chosen, required, error, setChosen],
  );
  if (label == null && !rest['aria-label'] && !rest['aria-labelledby']) warnNameless('RadioGroup');
  const help = typeof error === 'string' && error !== '' ? error : helperText;
  const helpElementId = help ? `${id}-help` : undefined;
  return (
    <RadioGroupContext.Provider value={state}>
      <Root
        ref={fieldsetRef}
        role="radiogroup"
        aria-required={required || undefined}
        {...rest}
        {...(error && { 'aria-invalid': true })}
        aria-describedby={describedBy(rest['aria-describedby'], helpElementId)}
      >
        {label != null && (
          <Legend {...slotProps?.label}>
            {label}
            {required && <Asterisk aria-hidden="true"> *</Asterisk>}
          </Legend>
        )}
        <Radios {...slotProps?.radios} data-orientation={orientation}>
          {children}
        </Radios>
        {help && (
          <Help {...slotProps?.helperText} id={helpElementId} data-error={error ? '' : undefined}>
            {help}
          </Help>
        )}
      </Root>
    </RadioGroupContext.Provider>
  );
});

/** The controlled or uncontrolled choice; an uncontrolled one is reset with its form. */
function useChosenRadio(
  { value, defaultValue = null, onValueChange }: RadioGroupProps,
  ref: ForwardedRef<HTMLFieldSetElement>,
) {
  const [chosen, setChosen, onReset] = useResettable<string | null, RadioChangeDetails>({
    value,
    defaultValue,
    onChange: onValueChange,
  });
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useFormReset(fieldset, onReset);
  return { chosen, setChosen, fieldsetRef: useForkRef(fieldset, ref) };
}
