'use client';
import { styled } from '@mui/material/styles';
import { Children, forwardRef, isValidElement, useId, useMemo, type ReactNode } from 'react';
import { colors } from '../theme/tokens.ts';
import { useControllable } from '../useControllable/useControllable.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import type { AccordionChangeDetails, AccordionProps } from './Accordion.types.ts';
import { AccordionContext, type AccordionState } from './AccordionContext.ts';
import { AccordionDetails } from './AccordionDetails.tsx';
import { AccordionSummary } from './AccordionSummary.tsx';

const Root = styled('div')({ '&:not(:last-child)': { borderBottom: `1px solid ${colors.line}` } });

/** A heading that shows and hides what belongs to it. */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(inProps, ref) {
  const {
    children,
    expanded,
    defaultExpanded = false,
    onExpandedChange,
    collapsible = true,
    disabled = false,
    ...own
  } = useThemedProps('KitAccordion', inProps);
  const { keepMounted = true, headingLevel = 3, ...rest } = own;
  assertParts(children);
  const id = useId();
  const [isExpanded, setExpanded] = useControllable<boolean, AccordionChangeDetails>({
    value: expanded,
    defaultValue: defaultExpanded,
    onChange: onExpandedChange,
  });
  const state = useMemo<AccordionState>(
    () => ({
      expanded: isExpanded,
      canToggle: collapsible && !disabled,
      disabled,
      keepMounted,
      headingLevel,
      summaryId: `${id}-summary`,
      detailsId: `${id}-details`,
      toggle: () => setExpanded(!isExpanded, { reason: 'summary' }),
    }),
    [isExpanded, collapsible, disabled, keepMounted, headingLevel, id, setExpanded],
  );
  return (
    <AccordionContext.Provider value={state}>
      <Root ref={ref} data-accordion="" {...rest}>
        {children}
      </Root>
    </AccordionContext.Provider>
  );
});

function assertParts(children: ReactNode): void {
  const parts = Children.toArray(children);
  const [summary, details] = parts;
  const fits =
    parts.length === 2 &&
    isValidElement(summary) &&
    summary.type === AccordionSummary &&
    isValidElement(details) &&
    details.type === AccordionDetails;
  if (!fits) throw new Error('Accordion must have an AccordionSummary and AccordionDetails as children');
}
