/**
 * The direction of a text itself: an English name on a page that is read from right to left keeps its beginning where it is
 * cut off. The text is still aligned as the texts of the page are.
 */
export const ownDirection = {
  unicodeBidi: 'plaintext',
  // Chromium knows only the prefixed name.
  textAlign: ['-webkit-match-parent', 'match-parent'],
} as const;

/** A text on one line in its own direction, cut off at its end where it has no room. */
export const cutOff = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...ownDirection,
} as const;
