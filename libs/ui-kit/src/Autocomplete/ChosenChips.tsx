'use client';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { styled } from '@mui/material/styles';
import type { MouseEvent, ReactElement } from 'react';
import type { Dropdown } from '../dropdown/useDropdown.types.ts';
import { ClearButton } from '../Field/ClearButton.tsx';
import { chipsTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import { joinedProps } from '../slots/joinedProps.ts';
import { colors, fontSizes } from '../theme/tokens.ts';
import type { AutocompleteSlotProps } from './Autocomplete.types.ts';
import type { ChipNavigation } from './useChipNavigation.ts';
import { cutOff } from '../theme/cutOff.ts';

/** Props of `ChosenChips`. */
export interface ChosenChipsProps {
  /** The dropdown whose values are shown. */
  dropdown: Dropdown;
  /** The values that are shown. */
  values: readonly string[];
  /** Number of chosen values; those not shown are summarised. */
  count: number;
  /** Moves the focus between the chips. */
  navigation: ChipNavigation;
  /** The caller's max number of chips; with it the summary is short. */
  maxChips?: number;
  /** Values cannot be removed. */
  disabled?: boolean;
  /** Props of their area. */
  slotProps?: AutocompleteSlotProps;
}

const atFirstLine = 'calc((var(--kit-control-height) - 22px) / 2)';

const Chips = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  boxSizing: 'border-box',
  maxWidth: 'calc(100% + 6px)',
  // The area never grows beyond 170 px; it scrolls, and what is typed is below it.
  maxHeight: 170,
  overflowY: 'auto',
  // With the height of a chip: as high as the field, whichever its size.
  paddingBlock: `min(4px, ${atFirstLine})`,
  paddingInlineEnd: 24,
  marginInlineStart: -6,
  // Avoids an empty line: the unfocused input only uses the 24 px beside the chips.
  '*:not(:focus-within) > & + input': { flexBasis: 24, minWidth: 24, marginInlineStart: -30 },
  // A single chip shrinks, so that the focused input stays on its line.
  '*:focus-within > &:not(:has(> span + span))': { maxWidth: 'calc(100% - 56px)', paddingInlineEnd: 0 },
  '*:has(> &) ~ :is(svg, button)': { alignSelf: 'flex-start', height: 20, marginTop: atFirstLine },
  '& > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    maxWidth: '100%',
    boxSizing: 'border-box',
    height: 'max(20px, var(--kit-control-height) - 10px)',
    paddingInline: '9px 3px',
    // Shown in forced colours, which remove the background.
    border: '1px solid transparent',
    borderRadius: 6,
    backgroundColor: colors.sunken,
    color: colors.text,
    fontSize: fontSizes.sm,
  },
  // The focus ring is in the chip, around its text and button: the area clips what is outside.
  '& > span:has(:focus-visible)': { outline: `2px solid ${colors.accent}`, outlineOffset: -2 },
  '& > span > :focus-visible': { outline: 'none' },
  // On the background of a disabled field: set apart from it, muted, and as readable as text must be.
  '[data-disabled] > * > & > span': { paddingInlineEnd: 9, backgroundColor: colors.surface, color: colors.textMuted },
  '& [title]': cutOff,
  '& small': { flexShrink: 0, color: colors.textMuted, fontSize: fontSizes.xs, padding: '0 4px' },
});

/** The chosen values of an autocomplete, each with a button that removes it. */
export function ChosenChips(props: ChosenChipsProps): ReactElement {
  const { dropdown, values, count, navigation, maxChips, disabled, slotProps } = props;
  const texts = useTexts('kitChips', chipsTexts);
  const more = count - values.length;
  const moreText = texts.more(more, dropdown.countText(more));
  return (
    <Chips
      {...joinedProps({ role: 'list', 'aria-label': texts.selected }, slotProps?.chips, { onMouseDown: pressArea })}
    >
      {values.map((value, place) => {
        const index = navigation.first + place;
        const label = dropdown.labelOf(value);
        return (
          // Keyed by index: when a chip is removed, the next one reuses its button and so keeps the focus.
          <span key={index} role="listitem">
            <span title={label}>{label}</span>
            {!disabled && (
              <ClearButton {...navigation.buttonPropsOf(index, dropdown)} label={texts.remove(label)}>
                <CloseOutlined />
              </ClearButton>
            )}
          </span>
        );
      })}
      {more > 0 && <small title={moreText}>{maxChips ? `+${dropdown.countText(more)}` : moreText}</small>}
      <small hidden id={navigation.descriptionId}>
        {texts.hint(count, dropdown.countText(count))}
      </small>
    </Chips>
  );
}

/** Opens the list on click, which a press on the scroll bar does not fire. */
function pressArea(event: MouseEvent): void {
  if (event.target === event.currentTarget) event.preventDefault();
}
