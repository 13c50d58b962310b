import { ErrorPage } from '@agency-insights/ui-kit';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useServices } from '../services/ServicesContext.tsx';
import { RouterLink } from './RouterLink.tsx';

/** Replaces a screen that failed. */
export function ScreenError({ error }: ErrorComponentProps) {
  const { logger } = useServices();
  useEffect(() => logger.error('A screen failed', error), [logger, error]);
  return (
    <ErrorPage
      heading="This page could not be shown"
      description="Load the page again. If it fails again, tell your administrator what you were doing."
      homeHref="/"
      linkComponent={RouterLink}
    />
  );
}
