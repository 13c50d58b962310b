'use client';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import type { SxProps, Theme } from '@mui/material/styles';
import { forwardRef, type ElementType, type HTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { errorPageTexts } from '../locale/englishTexts.ts';
import { useTexts } from '../locale/LocaleContext.ts';
import { NotFound, type NotFoundSlotProps } from '../NotFound/NotFound.tsx';
import type { SlotProps } from '../slots/SlotProps.ts';
import { useThemedProps } from '../themedProps/useThemedProps.ts';

/** The parts of an `ErrorPage`. */
export interface ErrorPageSlotProps extends NotFoundSlotProps {
  /** The link to the home page. */
  homeLink?: SlotProps<HTMLButtonElement>;
  /** The link to the previous page. */
  backLink?: SlotProps<HTMLButtonElement>;
}

/** Props of `ErrorPage`; everything else goes to its root element. */
export interface ErrorPageProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** What happened, in a few words. */
  heading: string;
  /** What to do about it. */
  description?: ReactNode;
  /** Where the home page is. Default "/". */
  homeHref?: string;
  /** Where the previous page is. Default: one step back in the browser's history. */
  previousHref?: string;
  /** Goes one step back. Default: the browser's history. */
  onBack?: () => void;
  /** Renders the links; it gets `href`. Default `a`. */
  linkComponent?: ElementType;
  /** The picture above the heading. Default: an exclamation mark. */
  icon?: ReactNode;
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: ErrorPageSlotProps;
}

/** Replaces a page that cannot be shown: explains the error and links back. */
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
  const texts = useTexts('kitErrorPage', errorPageTexts);
  const { slotProps } = rest;
  const back = (event: MouseEvent<HTMLButtonElement>) => {
    slotProps?.backLink?.onClick?.(event);
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
          <Button {...slotProps?.homeLink} component={linkComponent} href={homeHref} variant="contained">
            {texts.home}
          </Button>
          <Button
            {...slotProps?.backLink}
            component={previousHref === undefined ? 'a' : linkComponent}
            href={previousHref ?? '#'}
            onClick={back}
          >
            {texts.previous}
          </Button>
        </>
      }
    />
  );
});

function goBack(): void {
  window.history.back();
}
