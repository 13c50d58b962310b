import { styled } from '@mui/material/styles';

/** The fields of a question beside each other, below each other where there is no room. */
export const AccessFields = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: 12,
  alignItems: 'end',
  marginBottom: 12,
  '& button[type=submit]': { justifySelf: 'start' },
});
