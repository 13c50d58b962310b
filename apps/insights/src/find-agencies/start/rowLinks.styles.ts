import { colors } from '@agency-insights/ui-kit';

/** Styles of a list whose rows each are a link or a button as a whole, with a figure beside it. */
export const rowLinks = {
  '& li:has(a, button):hover': { backgroundColor: colors.hover },
  '& li :is(a, button)::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '& li :is(a, button):focus-visible': { outline: 'none' },
  '& li :is(a, button):focus-visible::after': { outline: `2px solid ${colors.accent}` },
  '& li :is(a, button)': { textAlign: 'start' },
  // Rows of links need no lines below their words.
  '& li :is(a, button):not(:hover)': { textDecoration: 'none' },
  '& small': { fontSize: 'inherit', color: colors.textMuted, fontVariantNumeric: 'tabular-nums' },
} as const;
