'use client';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import { forwardRef, type ElementType, type ReactNode } from 'react';
import { otherTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Props of `Link`; everything else goes to the anchor. */
export interface LinkProps extends MuiLinkProps {
  /** The address. */
  href?: string;
  /** The text, which names the target. */
  children?: ReactNode;
  /** Opens in a new tab, safely, with an icon and a hidden text. Default false. */
  external?: boolean;
  /** The element or component rendered instead of `a`, for example a router's link. */
  component?: ElementType;
}

/** A link. Underlined inside text, so that it does not rely on colour. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(inProps, ref) {
  const { external = false, children, ...rest } = useThemedProps('KitLink', inProps);
  const { newTab } = useTexts('kitOther', otherTexts);
  const target = external ? { target: '_blank', rel: 'noopener noreferrer' } : undefined;
  return (
    <MuiLink ref={ref} underline="always" {...target} {...rest}>
      {children}
      {external && (
        <>
          <OpenInNewOutlined sx={{ marginInlineStart: '4px', fontSize: '1em', verticalAlign: '-0.125em' }} />
          <VisuallyHidden> {newTab}</VisuallyHidden>
        </>
      )}
    </MuiLink>
  );
});
