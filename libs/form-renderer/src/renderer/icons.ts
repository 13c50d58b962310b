import { createSvgIcon } from '@mui/material/utils';
import { createElement } from 'react';

/** A circle with an i: an explanation stands behind it. */
export const InfoIcon = createSvgIcon(
  createElement('path', {
    d: 'M11 7h2v2h-2zm0 4h2v6h-2zm1-9C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2m0 18c-4.41 0-8-3.59-8-8s3.59-8 8-8 8 3.59 8 8-3.59 8-8 8',
  }),
  'Info',
);

/** A circle with an exclamation mark: something failed. */
export const ErrorIcon = createSvgIcon(
  createElement('path', {
    d: 'M11 15h2v2h-2zm0-8h2v6h-2zm.99-5C6.47 2 2 6.48 2 12s4.47 10 9.99 10C17.52 22 22 17.52 22 12S17.52 2 11.99 2M12 20c-4.42 0-8-3.58-8-8s3.58-8 8-8 8 3.58 8 8-3.58 8-8 8',
  }),
  'Error',
);

/** A triangle with an exclamation mark: something is not as it should be, and nothing is lost. */
export const WarningIcon = createSvgIcon(
  createElement('path', { d: 'M12 5.99 19.53 19H4.47zM12 2 1 21h22zm1 14h-2v2h2zm0-6h-2v4h2z' }),
  'Warning',
);
