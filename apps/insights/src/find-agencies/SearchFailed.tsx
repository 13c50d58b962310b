import { useFormWords } from '@agency-insights/form-renderer';
import type { FilterChip } from '@agency-insights/form-renderer/filters';
import { isHttpError, isNetworkError } from '@agency-insights/insights-api';
import { Alert, Button, NotFound, StatusMessage } from '@agency-insights/ui-kit';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import WifiOffOutlined from '@mui/icons-material/WifiOffOutlined';
import type { RefObject } from 'react';
import { useWords } from '../language/useWords.ts';
import { isForPeople } from '../services/isForPeople.ts';
import { ReasonCard } from './ReasonCard.ts';
import type { FindAgenciesState } from './useFindAgencies.ts';
import { useLedFocus } from './useLedFocus.ts';

export interface SearchFailedProps {
  state: FindAgenciesState;
  error: Error;
  chips: readonly FilterChip[];
  /** The filters of the shown agencies, in words: `in Texas`. */
  shownSentence: string;
  /** The element that had the focus when the search started. */
  startedFrom: RefObject<Element | null>;
  onRemove: (key: string) => void;
}

/**
 * The reason for a failed search and buttons to go on: above the agencies of the search before, or in their place. It is
 * announced once; while the search retries by itself, it shows that too. The focus moves here from the button that
 * started the search.
 */
export function SearchFailed({ state, error, chips, shownSentence, startedFrom, onRemove }: SearchFailedProps) {
  const { t, formatCountOf } = useWords();
  const isOffline = isNetworkError(error) && !navigator.onLine;
  // The top bar says that there is no network.
  const title = t('Search failed');
  const why = t(isOffline ? 'The search runs automatically when you are connected again.' : reasonOf(error));
  const reason = state.isRetrying ? `${why} ${t('Trying again…')}` : why;
  const place = useLedFocus(startedFrom, firstButtonOf);
  const { label } = useFormWords().texts.sentence;
  const wrong = wrongFilter(error, chips);
  const wayOn = wrong
    ? { label: t('Remove {filter}', { filter: label(wrong.label) }), onClick: () => onRemove(wrong.fieldId) }
    : { label: t('Try again'), onClick: state.retrySearch };
  if (state.shownAgencies !== null) {
    const previous = t('Below are the previous results: {agencies} {filters}.', {
      agencies: formatCountOf(state.shownAgencies.result.total, 'agency', 'agencies'),
      filters: shownSentence,
    });
    return (
      <>
        <StatusMessage role="alert">{`${title}. ${why} ${previous}`}</StatusMessage>
        <Alert
          ref={place}
          role="group"
          aria-label={title}
          severity="error"
          title={title}
          action={wayOn}
          sx={{ marginBottom: '8px' }}
        >
          {reason} {previous}
        </Alert>
      </>
    );
  }
  return (
    <ReasonCard role="group" aria-label={title} ref={place}>
      <StatusMessage role="alert">{`${title}. ${why}`}</StatusMessage>
      <NotFound
        icon={isOffline ? <WifiOffOutlined /> : <CloudOffOutlined />}
        title={title}
        description={reason}
        action={
          <>
            <Button variant="contained" onClick={wayOn.onClick}>
              {wayOn.label}
            </Button>
            <Button onClick={state.clearAll}>{t('Clear search')}</Button>
          </>
        }
      />
    </ReasonCard>
  );
}

const firstButtonOf = (place: HTMLElement) => place.querySelector('button');

/** The filter that the service refused: trying again would not help. */
function wrongFilter(error: Error, chips: readonly FilterChip[]): FilterChip | undefined {
  const paths = isHttpError(error) ? error.problem?.error.issues?.map(({ path }) => path) : [];
  return chips.find(({ fieldId }) => paths?.includes(`filters.${fieldId}`));
}

function reasonOf(error: Error): string {
  if (isNetworkError(error)) return 'The service cannot be reached. Check the connection and try again.';
  return isForPeople(error) ? error.message : 'The service is not available. Try again in a few minutes.';
}
