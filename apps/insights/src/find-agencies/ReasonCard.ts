import { Paper } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';

/** In place of agencies, the reason why there are none. As high as its content, which leaves room for a toast. */
export const ReasonCard = styled(Paper)({
  maxWidth: 640,
  width: '100%',
  margin: '0 auto',
  boxSizing: 'border-box',
});
