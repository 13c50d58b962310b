import { Alert } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useWords } from '../../language/useWords.ts';

const Place = styled('div')({ width: 'min(320px, 80vw)', padding: 16 });

/** Shown if the filters failed to load: the dashboard continues without them. */
export function MissingFilters({ open }: { open: boolean }) {
  const { t } = useWords();
  if (!open) return null;
  return (
    <Place>
      <Alert
        role="alert"
        severity="error"
        title={t('The filters could not be loaded')}
        action={{ label: t('Reload'), onClick: () => window.location.reload() }}
      >
        {t('Load the page again. What is applied stays.')}
      </Alert>
    </Place>
  );
}
