import { colors } from '@agency-insights/ui-kit';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { styled } from '@mui/material/styles';
import { forwardRef, type InputHTMLAttributes } from 'react';

const Field = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '4px 16px',
  borderBottom: `1px solid ${colors.line}`,
  '&:focus-within': { borderBottomColor: colors.accent },
  color: colors.textMuted,
});
const Input = styled('input')({
  flex: 1,
  minWidth: 0,
  padding: '12px 0',
  border: 0,
  outline: 'none',
  background: 'none',
  color: colors.text,
  font: 'inherit',
  fontSize: '1rem',
  '&::placeholder': { color: colors.textMuted, opacity: 1 },
});

/** The palette's place in the window. */
export const palettePlace = { width: 'min(600px, 90%)', top: '10vh' } as const;

export interface PaletteFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Its name, shown until something is typed. */
  label: string;
}

/** The search field of the palette: it has the focus from the start, with the caret after the input. */
export const PaletteField = forwardRef<HTMLInputElement, PaletteFieldProps>(function PaletteField(
  { label, ...props },
  ref,
) {
  return (
    <Field>
      <SearchOutlined aria-hidden />
      <Input
        {...props}
        ref={ref}
        aria-label={label}
        placeholder={label}
        autoFocus
        maxLength={100}
        onFocus={({ currentTarget: field }) => field.setSelectionRange(field.value.length, field.value.length)}
      />
    </Field>
  );
});
