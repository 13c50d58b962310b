import { styled } from '@mui/material/styles';

/** The text of a cell that wraps to two lines before it is truncated; compact rows have room for one. */
export const TwoLines = styled('div')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  lineHeight: 1.3,
  // A line clamp would end one line at a word.
  '[data-density="compact"] &': { display: 'block', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  ':focus-visible > &&': { display: 'block', whiteSpace: 'normal' },
});
