import { Suspense } from 'react';
import { useWords } from '../language/useWords.ts';
import { lazyPart } from '../services/lazyPart.ts';
import type { TryAgainProps } from './TryAgain.tsx';

// Only an outage shows it.
const TryAgain = lazyPart(async () => (await import('./TryAgain.tsx')).TryAgain);

/** In place of a screen while what the person may see could not be loaded: an outage is no lack of permission. */
export function PermissionsUnknown({ onRetry }: Pick<TryAgainProps, 'onRetry'>) {
  const { t } = useWords();
  return (
    <Suspense fallback={null}>
      <TryAgain title={t('Your permissions could not be loaded')} onRetry={onRetry} />
    </Suspense>
  );
}
