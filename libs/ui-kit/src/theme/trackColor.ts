import { colors } from './tokens.ts';

/** The part of a track, a bar or a scale that is empty: the outline of controls, made fainter to a share of itself. */
export const trackColor = (share: string): string =>
  `color-mix(in srgb, ${colors.controlLine} ${share}, ${colors.surface})`;
