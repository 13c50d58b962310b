'use client';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { styled } from '@mui/material/styles';
import { forwardRef, type MouseEvent } from 'react';
import { colors, fontSizes, rowSpace } from '../theme/tokens.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import type { AccordionSummaryProps } from './Accordion.types.ts';
import { useAccordionPart } from './AccordionContext.ts';

const Heading = styled('div')({ margin: 0 });
const Trigger = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  boxSizing: 'border-box',
  width: '100%',
  minHeight: rowSpace(52),
  margin: 0,
  padding: '8px var(--kit-accordion-inset, 20px)',
  border: 0,
  background: 'none',
  color: colors.textMuted,
  fontFamily: 'inherit',
  fontSize: fontSizes.sm,
  fontWeight: 500,
  lineHeight: 1.43,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { color: colors.text },
  '&:focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: -2, borderRadius: 8 },
  '&[aria-disabled="true"]': { cursor: 'default' },
  '&:disabled': { color: colors.textDisabled, cursor: 'not-allowed' },
  '& > svg': { flexShrink: 0, fontSize: 20 },
  '@media (prefers-reduced-motion: no-preference)': { '& > svg': { transition: 'transform 160ms' } },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
});

const Label = styled('span')({ flex: 1, minWidth: 0 });

/** How long an opened section grows at most, with content that loads, in ms. */
const growthMs = 1_500;

/** Scrolls along with a section that opens, so that its content is in view. */
function keepInView(section: Element | null): void {
  if (!section || typeof ResizeObserver === 'undefined') return;
  const sizes = new ResizeObserver(() => section.scrollIntoView?.({ block: 'nearest' }));
  sizes.observe(section);
  setTimeout(() => sizes.disconnect(), growthMs);
}

/** The heading of an accordion, and the button that shows and hides its details. */
export const AccordionSummary = forwardRef<HTMLButtonElement, AccordionSummaryProps>(
  function AccordionSummary(inProps, ref) {
    const { children, count = 0, onClick, slotProps, ...rest } = useThemedProps('KitAccordionSummary', inProps);
    const { expanded, canToggle, disabled, headingLevel, summaryId, detailsId, toggle } = useAccordionPart('summary');
    const press = (event: MouseEvent<HTMLButtonElement>) => {
      onClick?.(event);
      if (!canToggle || event.defaultPrevented) return;
      toggle();
      if (!expanded) keepInView(event.currentTarget.closest('[data-accordion]'));
    };
    return (
      <Heading {...slotProps?.heading} role="heading" aria-level={headingLevel}>
        <Trigger
          ref={ref}
          type="button"
          id={summaryId}
          {...rest}
          aria-expanded={expanded}
          aria-controls={detailsId}
          aria-disabled={canToggle ? undefined : true}
          disabled={disabled}
          onClick={press}
        >
          <Label {...slotProps?.label}>
            {children}
            {count > 0 && ` (${count})`}
          </Label>
          {(canToggle || disabled) && <ExpandMoreOutlined aria-hidden />}
        </Trigger>
      </Heading>
    );
  },
);
