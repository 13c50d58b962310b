import { styled } from '@mui/material/styles';

/** The fields above a table: the search first and widest, below each other where there is no room. */
export const FilterRow = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(220px, 2fr) repeat(auto-fit, minmax(180px, 1fr))',
  gap: 12,
  maxWidth: 760,
  '@media (max-width: 599px)': { gridTemplateColumns: '1fr' },
});
