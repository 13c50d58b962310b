'use client';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { colors, fontSizes } from '../theme/tokens.ts';
import type { FieldSlotProps } from './Field.types.ts';

/** Props of `Field`; everything else goes to its root element. */
export interface FieldFrameProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The control. */
  children: ReactNode;
  /** The id of the control that the label names. */
  controlId: string;
  /** The name of the field. */
  label?: ReactNode;
  /** Shows an asterisk after the label. */
  required?: boolean;
  /** Marks the value as wrong; a text replaces the helper text. */
  error?: boolean | string;
  /** One sentence of help under the control. */
  helperText?: ReactNode;
  /** Draws the label as disabled. */
  disabled?: boolean;
  /** Takes the whole width of its container. */
  fullWidth?: boolean;
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: FieldSlotProps;
}

const Root = styled('div')({
  display: 'inline-flex',
  flexDirection: 'column',
  verticalAlign: 'top',
  // Fixed width, so that the form does not change with its values.
  width: 240,
  maxWidth: '100%',
  minWidth: 0,
  '&[data-full-width]': { display: 'flex', width: '100%' },
});
const Label = styled('label')({
  marginBottom: 6,
  alignSelf: 'flex-start',
  color: colors.textMuted,
  fontSize: fontSizes.xs,
  lineHeight: 1.3334,
  '&[data-disabled]': { color: colors.textDisabled },
});
const Asterisk = styled('span')({ color: colors.danger });
const Help = styled('div')({
  marginTop: 4,
  color: colors.textMuted,
  fontSize: fontSizes.xs,
  lineHeight: 1.3334,
  '&[data-error]': { color: colors.danger },
});

/** The id of the help text of a control, or undefined when it has none; for `aria-describedby`. */
export function helpId(
  controlId: string,
  error: boolean | string | undefined,
  helperText: ReactNode,
): string | undefined {
  return typeof error === 'string' || helperText ? `${controlId}-help` : undefined;
}

/** The label above a control and the help below it. */
export const Field = forwardRef<HTMLDivElement, FieldFrameProps>(function Field(props, ref) {
  const { children, controlId, label, required, error, helperText, disabled, fullWidth, slotProps, ...rest } = props;
  const help = (typeof error === 'string' && error) || helperText;
  return (
    <Root ref={ref} data-full-width={fullWidth || undefined} {...rest}>
      {label && (
        <Label
          {...slotProps?.label}
          id={`${controlId}-label`}
          htmlFor={controlId}
          data-disabled={disabled || undefined}
        >
          {label}
          {required && <Asterisk aria-hidden="true"> *</Asterisk>}
        </Label>
      )}
      {children}
      {help && (
        <Help {...slotProps?.helperText} id={`${controlId}-help`} data-error={error ? '' : undefined}>
          {help}
        </Help>
      )}
    </Root>
  );
});
