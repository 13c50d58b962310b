import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { lazyPart } from '../services/lazyPart.ts';
import type { TryAgainProps } from '../shell/TryAgain.tsx';

// Only an outage shows it.
const TryAgain = lazyPart(async () => (await import('../shell/TryAgain.tsx')).TryAgain);

const Screen = styled('main')({ display: 'grid', alignItems: 'center', minHeight: '100dvh' });

/** The whole page while nobody can say who is signed in. */
export function ServiceAway({ onRetry }: Pick<TryAgainProps, 'onRetry'>) {
  return (
    <Screen>
      <Suspense fallback={null}>
        <TryAgain title="The sign-in service did not answer" onRetry={onRetry} />
      </Suspense>
    </Screen>
  );
}
