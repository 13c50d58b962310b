'use client';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { Accordion } from '../Accordion/Accordion.tsx';
import { AccordionDetails } from '../Accordion/AccordionDetails.tsx';
import { AccordionSummary } from '../Accordion/AccordionSummary.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { choiceListGap } from '../Field/choiceStyles.ts';
import type {
  ButtonSectionChangeDetails,
  ButtonSectionOption,
  ButtonSectionProps,
  ButtonSectionValue,
} from './ButtonSection.types.ts';
import { checkedNames, selectedRows, toggleAllRows, toggleName, toggleRow } from './buttonSectionRules.ts';
import { ChoiceTable } from './ChoiceTable.tsx';

/** Props of `SectionChoices`. */
export interface SectionChoicesProps extends Pick<
  ButtonSectionProps,
  'expanded' | 'defaultExpanded' | 'onExpandedChange'
> {
  /** The active option, which has choices. */
  option: ButtonSectionOption;
  /** Heading of the accordion. */
  title: string;
  /** What is chosen. */
  value: ButtonSectionValue;
  /** Takes the new value. */
  onChange: (value: ButtonSectionValue, details: ButtonSectionChangeDetails) => void;
  /** Nothing can be chosen. */
  disabled: boolean;
  /** Props of the accordion. */
  accordionProps: NonNullable<ButtonSectionProps['slotProps']>['accordion'];
}

const Boxes = styled('div')({ display: 'grid', gap: choiceListGap, justifyItems: 'start' });

/** The choices of the active button, in an accordion. */
export function SectionChoices(props: SectionChoicesProps): ReactElement {
  const { option, title, value, onChange, disabled, accordionProps, ...expansion } = props;
  const { buttonLabel, checkboxOptions = [], tableData } = option;
  const checked = checkedNames(value, buttonLabel);
  const selected = new Set(selectedRows(value, buttonLabel).map(({ id }) => id));
  return (
    <Accordion {...accordionProps} {...expansion}>
      <AccordionSummary count={tableData ? selected.size : checked.length}>{title}</AccordionSummary>
      <AccordionDetails>
        {tableData ? (
          <ChoiceTable
            table={tableData}
            label={`${buttonLabel}: ${title}`}
            selected={selected}
            disabled={disabled}
            onToggle={(id) => onChange(toggleRow(value, option, id), { reason: 'row' })}
            onToggleAll={() => onChange(toggleAllRows(value, option), { reason: 'all-rows' })}
          />
        ) : (
          <Boxes role="group" aria-label={`${buttonLabel}: ${title}`}>
            {checkboxOptions.map((box) => (
              <Checkbox
                key={box.name}
                label={box.label}
                checked={checked.includes(box.name)}
                disabled={disabled || box.disabled}
                onCheckedChange={() => onChange(toggleName(value, option, box.name), { reason: 'checkbox' })}
              />
            ))}
          </Boxes>
        )}
      </AccordionDetails>
    </Accordion>
  );
}
