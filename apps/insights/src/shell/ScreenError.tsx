import { Button, NotFound } from '@agency-insights/ui-kit';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../language/useWords.ts';
import { useServices } from '../services/ServicesContext.tsx';
import { productName } from './navigation.tsx';
import { RouterLink } from './RouterLink.tsx';
import { useScreenTitle } from './useScreenTitle.ts';

/** Replaces a screen that failed, or all of the page. */
export function ScreenError({ error }: ErrorComponentProps) {
  const { logger } = useServices();
  const { t } = useWords();
  const page = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const title = t('This page could not be shown');
  useScreenTitle(title);
  useEffect(() => {
    logger.error('A screen failed', error);
    // The focused element was removed with the screen.
    page.current?.focus();
    // The shell has a title and a main landmark, unless it failed itself.
    if (page.current?.closest('main')) return;
    setWhole(true);
    document.title = `${productName} | ${title}`;
  }, [logger, error, title]);
  return (
    <div role={isWhole ? 'main' : undefined}>
      <NotFound
        ref={page}
        tabIndex={-1}
        role="alert"
        style={{ minHeight: '60vh' }}
        icon={<ErrorOutlineOutlined />}
        headingLevel={1}
        title={title}
        description={t('Load the page again. If it fails again, tell your administrator what you were doing.')}
        action={
          <>
            <Button variant="contained" onClick={() => window.location.reload()}>
              {t('Reload')}
            </Button>
            <Button component={RouterLink} href="/">
              {t('Back to Homepage')}
            </Button>
          </>
        }
      />
    </div>
  );
}
