import { createSvgIcon } from '@mui/material/utils';
import { createElement } from 'react';

const ring =
  'M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2m0 18c-4.41 0-8-3.59-8-8s3.59-8 8-8 8 3.59 8 8-3.59 8-8 8';
const icon = (name: string, d: string) => createSvgIcon(createElement('path', { d }), name);

/** A circle with an i: an explanation stands behind it. */
export const InfoIcon = icon('Info', `M11 7h2v2h-2zm0 4h2v6h-2z${ring}`);

/** A circle with an exclamation mark: something failed. */
export const ErrorIcon = icon('Error', `M11 15h2v2h-2zm0-8h2v6h-2z${ring}`);

/** A triangle with an exclamation mark: something is not as it should be, and nothing is lost. */
export const WarningIcon = icon('Warning', 'M12 5.99 19.53 19H4.47zM12 2 1 21h22zm1 14h-2v2h2zm0-6h-2v4h2z');
