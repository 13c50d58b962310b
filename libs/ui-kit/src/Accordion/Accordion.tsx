'use client';
import { styled } from '@mui/material/styles';
import { Children, forwardRef, useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { colors } from '../theme/tokens.ts';
import { useControllable } from '../useControllable/useControllable.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import type { AccordionChangeDetails, AccordionProps } from './Accordion.types.ts';
import { AccordionContext, type AccordionPart, type AccordionState } from './AccordionContext.ts';

const Root = styled('div')({ '&:not(:last-child)': { borderBottom: `1px solid ${colors.line}` } });

const wrongParts = 'Accordion must have an AccordionSummary and AccordionDetails as children';

/** Shows and hides the content below a heading. */
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
  const parts = useAssertedParts(children);
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
      parts,
    }),
    [isExpanded, collapsible, disabled, keepMounted, headingLevel, id, setExpanded, parts],
  );
  return (
    <AccordionContext.Provider value={state}>
      <Root ref={ref} data-accordion="" {...rest}>
        {children}
      </Root>
    </AccordionContext.Provider>
  );
});

/**
 * The mounted parts of an accordion with these children. The parts register on mount: the types of children are unknown
 * if a server component or a wrapper renders them.
 * @throws Error when they are not a summary and its details.
 */
function useAssertedParts(children: ReactNode) {
  const parts = useRef<AccordionPart[]>([]);
  if (Children.toArray(children).length !== 2) throw new Error(wrongParts);
  useEffect(() => {
    if (parts.current.join() !== 'summary,details') throw new Error(wrongParts);
  }, []);
  return parts;
}
