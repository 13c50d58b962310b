'use client';
import { Accordion, AccordionDetails, AccordionSummary, Divider, fontSizes } from '@agency-insights/ui-kit';
import { useContext } from 'react';
import type { ReactElement } from 'react';
import { FieldList } from '../../renderer/FieldList.tsx';
import { FieldTooltip, tooltipRoom } from '../../renderer/FieldTooltip.tsx';
import { HeadingLevelContext, deeper } from '../../renderer/FormContext.ts';
import { FieldNote } from '../../renderer/FieldNote.tsx';
import { formInset } from '../../renderer/formInset.ts';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import { useGroup } from '../useGroup.ts';
import type { AccordionField as AccordionFieldSchema } from './AccordionField.schema.ts';

/** The line is below the note of a closed section. */
const withoutLine = { '&&': { border: 0 } };
const beforeChevron = { top: 14, insetInlineEnd: `calc(${formInset} + 28px)` };

/** Right below the heading. */
const noteStyle = { margin: `-6px ${formInset} 12px` };

/** Nested sections have smaller headings and a line. */
const nested = {
  heading: { minHeight: 40, fontSize: fontSizes.xs },
  tooltip: { ...beforeChevron, top: 8 },
};

/** Groups fields in a section that opens and closes; its heading counts the filled ones. Closed fields load no data. */
export function AccordionField({ field }: FieldRendererProps<AccordionFieldSchema>): ReactElement {
  const { label, fields, showDivider, tooltip } = field.config;
  const { open, setOpen, filled, note } = useGroup(field.config);
  const level = useContext(HeadingLevelContext);
  const look: Partial<typeof nested> = level > 3 ? nested : {};
  return (
    <>
      <Accordion expanded={open} onExpandedChange={setOpen} keepMounted={false} headingLevel={level} sx={withoutLine}>
        <AccordionSummary
          count={filled}
          sx={{ paddingInline: formInset, ...look.heading, '& > span': { paddingInlineEnd: tooltip && tooltipRoom } }}
        >
          {label}
        </AccordionSummary>
        <AccordionDetails sx={{ paddingInline: formInset }}>
          <HeadingLevelContext.Provider value={deeper(level)}>
            <FieldList fields={fields} rowGap={16} />
          </HeadingLevelContext.Provider>
        </AccordionDetails>
      </Accordion>
      <FieldNote style={noteStyle}>{note}</FieldNote>
      {showDivider && <Divider />}
      <FieldTooltip text={tooltip} about={label} style={look.tooltip ?? beforeChevron} />
    </>
  );
}
