/**
 * A text on one line, cut off where it has no room: at its own end, so that an English name on a page that is read from
 * right to left keeps its beginning. It still starts at the side where the page's texts do.
 */
export const cutOff = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  unicodeBidi: 'plaintext',
  // Chromium knows only the prefixed name.
  textAlign: ['-webkit-match-parent', 'match-parent'],
} as const;
