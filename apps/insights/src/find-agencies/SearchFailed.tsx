import { isNetworkError } from '@agency-insights/insights-api';
import { Alert, Button, NotFound, Paper } from '@agency-insights/ui-kit';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { styled } from '@mui/material/styles';
import { useWords } from '../language/useWords.ts';
import { isForPeople } from '../services/isForPeople.ts';
import type { FindAgenciesState } from './useFindAgencies.ts';

const Card = styled(Paper)({ display: 'flex', flex: 1, flexDirection: 'column', justifyContent: 'center' });

/** The reason for a failed search and buttons to go on: above the agencies of the search before, or in their place. */
export function SearchFailed({ state, error }: { state: FindAgenciesState; error: Error }) {
  const { t } = useWords();
  const title = t('Search failed');
  const reason = t(reasonOf(error));
  if (state.shownAgencies !== null)
    return (
      <Alert
        severity="error"
        title={title}
        action={{ label: t('Try again'), onClick: state.retrySearch }}
        sx={{ marginBottom: '8px' }}
      >
        {reason} {t('Below are the agencies found before.')}
      </Alert>
    );
  return (
    <Card role="alert">
      <NotFound
        icon={<CloudOffOutlined />}
        title={title}
        description={reason}
        action={
          <>
            <Button variant="contained" onClick={state.retrySearch}>
              {t('Try again')}
            </Button>
            <Button onClick={state.clearAll}>{t('Clear search')}</Button>
          </>
        }
      />
    </Card>
  );
}

function reasonOf(error: Error): string {
  if (isNetworkError(error)) return 'The service cannot be reached. Check the connection and try again.';
  return isForPeople(error) ? error.message : 'The service is not available. Try again in a few minutes.';
}
