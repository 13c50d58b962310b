import { Button, NotFound } from '@agency-insights/ui-kit';
import { useRouter } from '@tanstack/react-router';
import { useWords } from '../language/useWords.ts';
import { RouterLink } from './RouterLink.tsx';
import { useOpeningFocus } from './useOpeningFocus.ts';

/** The page of addresses that do not exist. */
export function PageNotFound() {
  const { history } = useRouter();
  const { t } = useWords();
  return (
    <NotFound
      title={t('This page does not exist')}
      description={t('The address may have been mistyped, or the page may have moved.')}
      headingLevel={1}
      slotProps={{ title: useOpeningFocus() }}
      action={
        <>
          <Button variant="contained" component={RouterLink} href="/">
            {t('Back to Homepage')}
          </Button>
          {history.length > 1 && <Button onClick={() => history.back()}>{t('Back to Previous Page')}</Button>}
        </>
      }
    />
  );
}
