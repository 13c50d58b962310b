'use client';
import { styled } from '@mui/material/styles';
import { forwardRef, useId, useState, type Dispatch, type ReactElement, type SetStateAction } from 'react';
import { Button } from '../Button/Button.tsx';
import { buttonSectionTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import { joinedProps } from '../slots/joinedProps.ts';
import { colors, fontSizes, corners, selectedInForcedColors } from '../theme/tokens.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { useControllable } from '../useControllable/useControllable.ts';
import type {
  ButtonSectionChangeDetails,
  ButtonSectionOption,
  ButtonSectionProps,
  ButtonSectionSlotProps,
  ButtonSectionValue,
} from './ButtonSection.types.ts';
import { assertOptions, chooseButton, emptySection } from './buttonSectionRules.ts';
import { SectionChoices } from './SectionChoices.tsx';

const Root = styled('div')({ minWidth: 0, color: colors.text });
const Label = styled('div')({ marginBottom: 8, color: colors.textMuted, fontSize: fontSizes.xs, lineHeight: 1.3334 });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
// Tinted like a selected card: the filled button of a screen is its main action.
const Choice = styled(Button)({
  '&[aria-pressed="true"]:not(.Mui-disabled)': {
    borderColor: colors.accent,
    backgroundColor: colors.accentSoft,
    boxShadow: `inset 0 0 0 1px ${colors.accent}`,
    color: colors.onAccentSoft,
    '@media (forced-colors: active)': selectedInForcedColors,
  },
  '&[aria-pressed="true"].Mui-disabled': { backgroundColor: colors.sunken },
});
// Stacked in one grid cell, so that the height does not change with the description.
const Descriptions = styled('div')({
  display: 'grid',
  margin: '8px 0 12px',
  color: colors.textMuted,
  fontSize: fontSizes.sm,
  lineHeight: 1.43,
  '& > div': { gridArea: '1 / 1', minWidth: 0, visibility: 'hidden' },
  '& > div[data-shown]': { visibility: 'visible' },
});
const Frame = styled('div')({
  border: `1px solid ${colors.line}`,
  borderRadius: corners.outer,
  backgroundColor: colors.surface,
  '--kit-accordion-inset': '16px',
});

/**
 * Buttons of which one is active, the description of the active or hovered one, and its choices.
 * @throws Error for two options with the same label, and for one with both checkboxes and a table.
 */
export const ButtonSection = forwardRef<HTMLDivElement, ButtonSectionProps>(function ButtonSection(inProps, ref) {
  const texts = useTexts('kitButtonSection', buttonSectionTexts);
  const { label, options, value, defaultValue = emptySection, ...own } = useThemedProps('KitButtonSection', inProps);
  const { onValueChange, optionsTitle = texts.options, expanded, defaultExpanded, onExpandedChange, ...shown } = own;
  const { size, disabled = false, slotProps, ...rest } = shown;
  assertOptions(options);
  const id = useId();
  const [current, setCurrent] = useControllable<ButtonSectionValue, ButtonSectionChangeDetails>({
    value,
    defaultValue,
    onChange: onValueChange,
  });
  const idOf = (option: ButtonSectionOption) => `${id}-description-${options.indexOf(option)}`;
  const [previewed, setPreviewed] = useState<string | null>(null);
  const active = options.find((option) => option.buttonLabel === current.activeButton);
  const described = options.find((option) => option.buttonLabel === previewed) ?? active;
  const hasChoices = active !== undefined && Boolean(active.checkboxOptions?.length || active.tableData);
  return (
    <Root ref={ref} role="group" aria-labelledby={label == null ? undefined : `${id}-label`} {...rest}>
      {label != null && (
        <Label {...slotProps?.label} id={`${id}-label`}>
          {label}
        </Label>
      )}
      <Buttons {...slotProps?.buttons}>
        {options.map((option) => (
          <SectionButton
            key={option.buttonLabel}
            {...{ option, size, onPreview: setPreviewed }}
            given={slotProps?.button}
            isActive={option === active}
            disabled={disabled || (option.disabled ?? false)}
            descriptionId={option.description == null ? undefined : idOf(option)}
            onChoose={() => setCurrent(chooseButton(current, option.buttonLabel), { reason: 'button' })}
          />
        ))}
      </Buttons>
      <Descriptions {...slotProps?.description}>
        {options.map((option) => (
          <div key={option.buttonLabel} id={idOf(option)} data-shown={option === described ? '' : undefined}>
            {option.description}
          </div>
        ))}
      </Descriptions>
      {hasChoices && (
        <Frame>
          <SectionChoices
            option={active}
            title={optionsTitle}
            value={current}
            onChange={setCurrent}
            accordionProps={slotProps?.accordion}
            {...{ disabled, expanded, defaultExpanded, onExpandedChange }}
          />
        </Frame>
      )}
    </Root>
  );
});

interface SectionButtonProps {
  option: ButtonSectionOption;
  size: ButtonSectionProps['size'];
  given: ButtonSectionSlotProps['button'];
  isActive: boolean;
  disabled: boolean;
  descriptionId: string | undefined;
  onChoose: () => void;
  onPreview: Dispatch<SetStateAction<string | null>>;
}

function SectionButton(props: SectionButtonProps): ReactElement {
  const { option, size, given, isActive, disabled, descriptionId, onChoose, onPreview } = props;
  const preview = () => onPreview(option.buttonLabel);
  // Another button may be previewed already.
  const endPreview = () => onPreview((previewed) => (previewed === option.buttonLabel ? null : previewed));
  const handlers = {
    onClick: onChoose,
    onPointerEnter: preview,
    onPointerLeave: endPreview,
    onFocus: preview,
    onBlur: endPreview,
  };
  return (
    <Choice
      {...joinedProps(given, handlers)}
      {...{ size, disabled }}
      aria-pressed={isActive}
      aria-describedby={descriptionId}
    >
      {option.buttonLabel}
    </Choice>
  );
}
