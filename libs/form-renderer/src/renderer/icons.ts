import { createSvgIcon } from '@mui/material/utils';
import { createElement } from 'react';

const ring = 'M12 2a10 10 0 0 0 0 20 10 10 0 0 0 0-20m0 18a8 8 0 0 1 0-16 8 8 0 0 1 0 16';
const icon = (name: string, d: string) => createSvgIcon(createElement('path', { d }), name);

/** A circle with an i: an explanation stands behind it. */
export const InfoIcon = /* @__PURE__ */ icon('Info', `M11 7h2v2h-2zm0 4h2v6h-2z${ring}`);

/** A circle with an exclamation mark: something failed. */
export const ErrorIcon = /* @__PURE__ */ icon('Error', `M11 15h2v2h-2zm0-8h2v6h-2z${ring}`);

/** A triangle with an exclamation mark: something is not as it should be, and nothing is lost. */
export const WarningIcon = /* @__PURE__ */ icon(
  'Warning',
  'M12 5.99 19.53 19H4.47zM12 2 1 21h22zm1 14h-2v2h2zm0-6h-2v4h2z',
);
