import { ErrorPage } from '@agency-insights/ui-kit';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useWords } from '../language/useWords.ts';
import { useServices } from '../services/ServicesContext.tsx';
import { RouterLink } from './RouterLink.tsx';

/** Replaces a screen that failed. */
export function ScreenError({ error }: ErrorComponentProps) {
  const { logger } = useServices();
  const { t } = useWords();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    logger.error('A screen failed', error);
    // What had the focus is gone with the screen.
    page.current?.focus();
  }, [logger, error]);
  return (
    <ErrorPage
      ref={page}
      tabIndex={-1}
      role="alert"
      style={{ outline: 'none' }}
      heading={t('This page could not be shown')}
      description={t('Load the page again. If it fails again, tell your administrator what you were doing.')}
      homeHref="/"
      linkComponent={RouterLink}
    />
  );
}
