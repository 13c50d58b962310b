'use client';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { presetLabel, type DatePreset } from '../dates/datePresets.ts';
import type { DateSettings } from '../dates/dateSettings.ts';
import { isWithinLimits, limitsSentence, type DayLimits } from '../dates/dayLimits.ts';
import { colors, fontSizes, corners, selectedInForcedColors } from '../theme/tokens.ts';
import { presetListWidth } from './presetListWidth.ts';

/** Props of `PresetList`. */
export interface PresetListProps {
  /** The presets. */
  presets: readonly DatePreset[];
  /** The active preset. */
  active: DatePreset | undefined;
  /** Today. */
  today: Date;
  /** The days that may be chosen: a preset that reaches beyond cannot be. */
  limits: DayLimits;
  /** Called with the preset that was pressed. */
  onPick: (preset: DatePreset) => void;
  /** Language and form. */
  settings: DateSettings;
}

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
    borderRadius: corners.inner,
    background: 'none',
    color: colors.text,
    font: 'inherit',
    fontSize: fontSizes.sm,
    lineHeight: 1.43,
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover:not([aria-disabled])': { backgroundColor: colors.hover },
    '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: -2 },
    '&[aria-disabled]': { color: colors.textDisabled, cursor: 'default' },
    '&[aria-pressed="true"]': {
      backgroundColor: colors.accentSoft,
      color: colors.onAccentSoft,
      fontWeight: 500,
      '@media (forced-colors: active)': selectedInForcedColors,
    },
  },
});

/** Ranges counted from today, to be chosen with one press. */
export function PresetList({ presets, active, today, limits, onPick, settings }: PresetListProps): ReactElement {
  const fits = (preset: DatePreset) => {
    const { from, to } = preset.range(today);
    return isWithinLimits(from, limits) && isWithinLimits(to, limits);
  };
  return (
    <Root aria-label={settings.words.presets}>
      {presets.map((preset) => (
        <li key={preset.id}>
          <button
            type="button"
            aria-pressed={preset === active}
            {...(fits(preset)
              ? { onClick: () => onPick(preset) }
              : { 'aria-disabled': true, title: limitsSentence(limits, settings) })}
          >
            {presetLabel(preset, settings.words)}
          </button>
        </li>
      ))}
    </Root>
  );
}
