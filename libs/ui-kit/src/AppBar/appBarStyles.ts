import { colors, fontSizes } from '../theme/tokens.ts';

/** Background of the top bar, and styles of its controls. */
export const onAppBarStyles = {
  backgroundColor: colors.appBar,
  color: colors.onAppBar,
  // In forced colours the bar has the page's background.
  '@media (forced-colors: active)': { borderBottom: '1px solid CanvasText' },
  '& > .MuiButtonBase-root:not(:has(> .MuiAvatar-root))': {
    color: 'inherit',
    '&:hover, &[aria-expanded="true"]': { backgroundColor: 'rgba(255, 255, 255, 0.12)' },
    '&.Mui-focusVisible': { outlineColor: 'currentColor' },
  },
} as const;

/** Mark and name of the product, as a link. */
export const brandStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  padding: '4px 6px',
  borderRadius: 6,
  color: 'inherit',
  fontSize: fontSizes.md,
  fontWeight: 500,
  lineHeight: 1.5,
  textDecoration: 'none',
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: 2 },
  '& > :not(:last-child)': { flexShrink: 0 },
  // With the text spacing of a user, the name of the product wraps.
  '& > :last-child': { display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
} as const;
