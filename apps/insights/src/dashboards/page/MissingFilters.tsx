import { Alert } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';

const Place = styled('div')({ width: 'min(320px, 80vw)', padding: 16 });

/** Where the filters could not be fetched: the dashboard goes on without them. */
export function MissingFilters({ open }: { open: boolean }) {
  if (!open) return null;
  return (
    <Place>
      <Alert
        role="alert"
        severity="error"
        title="The filters could not be loaded"
        action={{ label: 'Reload', onClick: () => window.location.reload() }}
      >
        Load the page again. What is applied stays.
      </Alert>
    </Place>
  );
}
