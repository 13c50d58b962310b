import { Button } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useWords } from '../../language/useWords.ts';

const Failure = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, fontSize: '0.875rem' });

export interface LoadFailureProps {
  /** Error message, as a sentence. */
  text: string;
  /** It is being loaded again. */
  isTrying: boolean;
}

/** Says in the place of a list that it could not be loaded, and offers to try again: all that the page could not load. */
export function LoadFailure({ text, isTrying }: LoadFailureProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const retry = () =>
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.fetchFailureCount > 0 });
  return (
    <Failure role="status">
      {text}
      <Button size="sm" loading={isTrying} onClick={retry}>
        {t('Try again')}
      </Button>
    </Failure>
  );
}
