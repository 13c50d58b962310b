'use client';
import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import { forwardRef, type ElementType } from 'react';
import { useThemedProps } from '../themedProps/useThemedProps.ts';

/** Props of `Link`; everything else goes to the anchor. */
export interface LinkProps extends MuiLinkProps {
  /** Opens in a new tab, safely. Default false. */
  external?: boolean;
  /** The element or component drawn instead of `a`, for example a router's link. */
  component?: ElementType;
}

/** Leads to another place. Underlined inside text, so that it is not told by colour alone. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(inProps, ref) {
  const { external = false, ...rest } = useThemedProps('KitLink', inProps);
  const target = external ? { target: '_blank', rel: 'noopener noreferrer' } : undefined;
  return <MuiLink ref={ref} underline="always" {...target} {...rest} />;
});
