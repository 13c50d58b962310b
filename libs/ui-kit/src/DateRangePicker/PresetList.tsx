'use client';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import type { DatePreset } from '../dates/datePresets.ts';
import { colors, fontSizes, radius } from '../theme/tokens.ts';

/** Props of `PresetList`. */
export interface PresetListProps {
  /** The presets. */
  presets: readonly DatePreset[];
  /** The one whose range is chosen. */
  active: DatePreset | undefined;
  /** Called with the preset that was pressed. */
  onPick: (preset: DatePreset) => void;
}

/** Width of the list, in px. */
export const presetListWidth = 216;

const Root = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: 2,
  boxSizing: 'border-box',
  width: presetListWidth,
  margin: 0,
  padding: 8,
  listStyle: 'none',
  '& button': {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 32,
    padding: '6px 10px',
    border: 0,
    borderRadius: radius - 2,
    background: 'none',
    color: colors.text,
    font: 'inherit',
    fontSize: fontSizes.sm,
    lineHeight: 1.43,
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover': { backgroundColor: colors.hover },
    '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: -2 },
    '&[aria-pressed="true"]': { backgroundColor: colors.accentSoft, color: colors.onAccentSoft, fontWeight: 500 },
  },
});

/** Ranges counted from today, to be chosen with one press. */
export function PresetList({ presets, active, onPick }: PresetListProps): ReactElement {
  return (
    <Root aria-label="Presets">
      {presets.map((preset) => (
        <li key={preset.id}>
          <button type="button" aria-pressed={preset === active} onClick={() => onPick(preset)}>
            {preset.label}
          </button>
        </li>
      ))}
    </Root>
  );
}
