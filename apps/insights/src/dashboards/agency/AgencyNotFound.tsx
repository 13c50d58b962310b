import { Button, NotFound } from '@agency-insights/ui-kit';
import { useRouter } from '@tanstack/react-router';
import { useScreenTitle } from '../../shell/useScreenTitle.ts';
import { RouterLink } from '../../shell/RouterLink.tsx';
import { useWords } from '../../language/useWords.ts';

/** Where an address names no agency of the policy data in use. */
export function AgencyNotFound() {
  const { history } = useRouter();
  const { t } = useWords();
  const title = t('This agency does not exist');
  useScreenTitle(title);
  return (
    <NotFound
      title={title}
      description={t(
        'The address may have been mistyped, or the agency may be gone from the policy data in use. Search for it again.',
      )}
      headingLevel={1}
      action={
        <>
          <Button variant="contained" component={RouterLink} href="/marketing/agencies">
            {t('Find agencies')}
          </Button>
          {history.length > 1 && <Button onClick={() => history.back()}>{t('Back to Previous Page')}</Button>}
        </>
      }
    />
  );
}
