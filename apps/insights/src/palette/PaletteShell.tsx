import { colors, corners } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { PaletteField, palettePlace } from './PaletteField.tsx';

const Surface = styled('div')({
  position: 'fixed',
  zIndex: 1300,
  ...palettePlace,
  left: '50%',
  transform: 'translateX(-50%)',
  border: `1px solid ${colors.line}`,
  borderRadius: corners.outer,
  backgroundColor: colors.surface,
});

export interface PaletteShellProps {
  label: string;
  /** The input. */
  text: string;
  onTextChange: (text: string) => void;
  onClose: () => void;
}

/** The palette's field until its list has loaded: it keeps the input, and Enter does nothing yet. */
export function PaletteShell({ label, text, onTextChange, onClose }: PaletteShellProps) {
  const keep = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (['Escape', 'Enter', 'Tab'].includes(event.key)) event.preventDefault();
  };
  return (
    <Surface role="dialog" aria-modal="true" aria-label={label} aria-busy="true">
      <PaletteField
        label={label}
        role="combobox"
        aria-expanded={false}
        aria-controls={undefined}
        value={text}
        onChange={(event) => onTextChange(event.currentTarget.value)}
        onKeyDown={keep}
      />
    </Surface>
  );
}
