import { colors } from '@agency-insights/ui-kit';
import { parts } from '../styles/parts.ts';

/** Styles of the footer row with aggregates. */
export const footStyles = {
  [`& .${parts.foot}`]: {
    position: 'sticky',
    bottom: 0,
    zIndex: 3,
    // Covers the last row's hairline, or there would be two lines.
    marginTop: -1,
    borderTop: `1px solid ${colors.controlLine}`,
    background: colors.surface,
  },
  [`& .${parts.foot} > .${parts.row}`]: { height: 'var(--foot-height)', gridTemplateRows: '100%' },
  // At the end of the table, whose border follows.
  [`& .${parts.view}:last-child .${parts.foot} > .${parts.row}`]: { borderBottomColor: 'transparent' },
  [`& .${parts.foot} .${parts.cell}`]: {
    alignContent: 'center',
    lineHeight: 1.3,
    // The row is sticky: focusing a cell must not scroll by the rows' scroll padding.
    scrollMarginBottom: 'calc(-1 * var(--foot-height))',
  },
  [`& .${parts.aggregateName}, & .${parts.aggregate}`]: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  [`& .${parts.aggregateName}`]: { fontSize: '0.6875rem', color: colors.textMuted },
  [`& .${parts.aggregate}`]: { fontWeight: 500 },
} as const;
