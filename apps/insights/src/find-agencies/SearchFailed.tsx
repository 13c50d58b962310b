import { isNetworkError } from '@agency-insights/insights-api';
import { Button, NotFound, Paper } from '@agency-insights/ui-kit';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { styled } from '@mui/material/styles';
import type { FindAgenciesState } from './useFindAgencies.ts';

const Card = styled(Paper)({ display: 'flex', flex: 1, flexDirection: 'column', justifyContent: 'center' });

/** The search failed: says why, and offers to search again. */
export function SearchFailed({ state, error }: { state: FindAgenciesState; error: Error }) {
  return (
    <Card role="alert">
      <NotFound
        icon={<CloudOffOutlined />}
        title="The search could not be carried out"
        description={
          isNetworkError(error) ? 'The service cannot be reached. Check the connection and try again.' : error.message
        }
        action={
          <>
            <Button variant="contained" onClick={state.retrySearch}>
              Try again
            </Button>
            <Button onClick={state.clearAll}>Clear search</Button>
          </>
        }
      />
    </Card>
  );
}
