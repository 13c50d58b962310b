import { colors, controlHeights } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';

/** The layout of an administration page. */
export const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minWidth: 0,
  paddingBottom: 24,
});

/** The row of a screen's heading and its buttons. */
export const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  // As high as a button, so that the layout is the same with and without one.
  minHeight: controlHeights.lg,
  // Names without a blank break anywhere, rather than widen the page.
  overflowWrap: 'anywhere',
  '& > div': { minWidth: 0 },
  '& h1': { margin: 0, fontSize: '1.5rem', fontWeight: 500, lineHeight: 1.25, color: colors.text },
  '& p': { margin: 0, fontSize: '0.875rem', color: colors.textMuted },
});

/** What a page is for, below its heading. */
export const Lead = styled('p')({ maxWidth: '80ch', margin: 0, fontSize: '0.875rem', color: colors.textMuted });

/** Takes the room between a heading and its buttons. */
export const Space = styled('span')({ flex: 1 });

/** A section of a user's page with its own heading. */
export const Section = styled('section')({
  padding: 16,
  border: `1px solid ${colors.line}`,
  borderRadius: 8,
  backgroundColor: colors.surface,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& h2': { margin: '0 0 12px', fontSize: '1rem', fontWeight: 500, lineHeight: 1.5 },
  '& p': { margin: '0 0 12px', fontSize: '0.875rem', color: colors.textMuted },
  '& p:last-child': { marginBottom: 0 },
  '& ul': { margin: '0 0 12px', padding: 0 },
  '& ul:last-child': { marginBottom: 0 },
  '& li': { paddingInline: 0 },
});

/** Buttons beside each other, below each other where there is no room. */
export const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
