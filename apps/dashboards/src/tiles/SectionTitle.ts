import { fontSizes } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';

/** The heading of tiles that belong together. */
export const SectionTitle = styled('h2')({
  margin: '0 0 12px',
  fontSize: fontSizes.md,
  fontWeight: 500,
  lineHeight: 1.5,
  '@media print': { breakAfter: 'avoid' },
});
