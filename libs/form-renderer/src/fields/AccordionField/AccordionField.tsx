'use client';
import { Accordion, AccordionDetails, AccordionSummary, colors } from '@agency-insights/ui-kit';
import { useContext } from 'react';
import type { ReactElement } from 'react';
import { useFilledCount } from '../../form/formHooks.ts';
import { FieldList } from '../../renderer/FieldList.tsx';
import { FieldTooltip, tooltipRoom } from '../../renderer/FieldTooltip.tsx';
import { HeadingLevelContext, deeper, useFormContext } from '../../renderer/FormContext.ts';
import { formInset } from '../../renderer/formInset.ts';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import type { AccordionField as AccordionFieldSchema } from './AccordionField.schema.ts';

const beforeChevron = { top: 14, right: `calc(${formInset} + 28px)` };

/** Fields in a section that opens and closes; its heading says how many of them are filled. Closed fields load nothing. */
export function AccordionField({ field }: FieldRendererProps<AccordionFieldSchema>): ReactElement {
  const { form } = useFormContext();
  const { label, fields, expanded = false, showDivider = false, tooltip } = field.config;
  const filled = useFilledCount(form, fields);
  const level = useContext(HeadingLevelContext);
  return (
    <>
      <Accordion
        defaultExpanded={expanded}
        keepMounted={false}
        headingLevel={level}
        sx={{ '&&': { borderBottom: showDivider ? `1px solid ${colors.line}` : 0 } }}
      >
        <AccordionSummary
          count={filled}
          sx={{ paddingInline: formInset, '& > span': { paddingRight: tooltip && tooltipRoom } }}
        >
          {label}
        </AccordionSummary>
        <AccordionDetails sx={{ paddingInline: formInset }}>
          <HeadingLevelContext.Provider value={deeper(level)}>
            <FieldList fields={fields} rowGap={16} />
          </HeadingLevelContext.Provider>
        </AccordionDetails>
      </Accordion>
      <FieldTooltip text={tooltip} about={label} style={beforeChevron} />
    </>
  );
}
