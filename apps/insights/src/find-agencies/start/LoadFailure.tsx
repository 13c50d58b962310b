import { Button } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useWords } from '../../language/useWords.ts';

const Failure = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, fontSize: '0.875rem' });

export interface LoadFailureProps {
  /** Error message, as a sentence. */
  text: string;
  /** It is being loaded again. */
  isTrying: boolean;
  onRetry: () => void;
}

/** Says in the place of a list that it could not be loaded, and offers to try again. */
export function LoadFailure({ text, isTrying, onRetry }: LoadFailureProps) {
  const { t } = useWords();
  return (
    <Failure role="status">
      {text}
      <Button size="sm" loading={isTrying} onClick={onRetry}>
        {t('Try again')}
      </Button>
    </Failure>
  );
}
