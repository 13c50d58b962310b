import { colors } from '@agency-insights/ui-kit';

/**
 * Styles of a bar at the top of a card whose next answer is on its way. The last values stay readable meanwhile; a fast
 * answer shows no bar.
 */
export const busyBar = {
  content: '""',
  position: 'absolute',
  inset: '-1px 12px auto',
  height: 2,
  borderRadius: 1,
  backgroundColor: colors.accent,
  animation: 'show-busy 0s 300ms both, pulse-busy 1s 300ms ease-in-out infinite alternate',
  '@keyframes show-busy': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
  '@keyframes pulse-busy': { from: { opacity: 1 }, to: { opacity: 0.35 } },
  '@media (prefers-reduced-motion: reduce)': { animation: 'show-busy 0s 300ms both' },
  '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  '@media print': { display: 'none' },
} as const;
