'use client';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import type { SxProps, Theme } from '@mui/material/styles';
import { forwardRef, type ElementType, type HTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { NotFound } from '../NotFound/NotFound.tsx';
import { useThemedProps } from '../themedProps/useThemedProps.ts';

/** Props of `ErrorPage`; everything else goes to its root element. */
export interface ErrorPageProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** What has happened, in a few words. */
  heading: string;
  /** What to do about it. */
  description?: ReactNode;
  /** Where the home page is. Default "/". */
  homeHref?: string;
  /** Where the previous page is. Default: one step back in the browser's history. */
  previousHref?: string;
  /** Goes one step back. Default: the browser's history. */
  onBack?: () => void;
  /** Draws the links; it gets `href`. Default `a`. */
  linkComponent?: ElementType;
  /** The picture above the heading. Default: an exclamation mark. */
  icon?: ReactNode;
  /** Style overrides. */
  sx?: SxProps<Theme>;
}

/** A page that could not be shown: what has happened, and the ways back. */
export const ErrorPage = forwardRef<HTMLDivElement, ErrorPageProps>(function ErrorPage(inProps, ref) {
  const {
    heading,
    description,
    homeHref = '/',
    previousHref,
    onBack = goBack,
    linkComponent = 'a',
    icon,
    ...rest
  } = useThemedProps('KitErrorPage', inProps);
  const back = (event: MouseEvent) => {
    if (previousHref !== undefined) return;
    event.preventDefault();
    onBack();
  };
  return (
    <NotFound
      ref={ref}
      {...rest}
      title={heading}
      headingLevel={1}
      description={description}
      icon={icon ?? <ErrorOutlineOutlined />}
      action={
        <>
          <Button component={linkComponent} href={homeHref} variant="contained">
            Back to Homepage
          </Button>
          <Button
            component={previousHref === undefined ? 'a' : linkComponent}
            href={previousHref ?? '#'}
            onClick={back}
          >
            Back to Previous Page
          </Button>
        </>
      }
    />
  );
});

function goBack(): void {
  window.history.back();
}
