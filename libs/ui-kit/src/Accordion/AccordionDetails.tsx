'use client';
import Collapse from '@mui/material/Collapse';
import { styled } from '@mui/material/styles';
import { forwardRef } from 'react';
import type { AccordionDetailsProps } from './Accordion.types.ts';
import { useAccordionPart } from './AccordionContext.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';

const Body = styled('div')({ padding: '4px var(--kit-accordion-inset, 20px) 20px' });

/** The content of an accordion. */
export const AccordionDetails = forwardRef<HTMLDivElement, AccordionDetailsProps>(
  function AccordionDetails(inProps, ref) {
    const { children, slotProps, ...rest } = useThemedProps('KitAccordionDetails', inProps);
    const { expanded, keepMounted, summaryId, detailsId } = useAccordionPart('details');
    return (
      <Collapse
        {...slotProps?.region}
        in={expanded}
        timeout={160}
        unmountOnExit={!keepMounted}
        id={detailsId}
        role="region"
        aria-labelledby={summaryId}
      >
        <Body ref={ref} {...rest}>
          {children}
        </Body>
      </Collapse>
    );
  },
);
