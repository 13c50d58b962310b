import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { useWords } from '../language/useWords.ts';
import { lazyPart } from '../services/lazyPart.ts';
import { BrandBar } from '../shell/BrandBar.tsx';
import type { TryAgainProps } from '../shell/TryAgain.tsx';

// Only an outage shows it.
const TryAgain = lazyPart(async () => (await import('../shell/TryAgain.tsx')).TryAgain);

const Screen = styled('div')({ display: 'grid', gridTemplateRows: 'auto 1fr', minHeight: '100dvh' });
const Middle = styled('main')({ display: 'grid', alignItems: 'center' });

/** The whole page while the session service is down. */
export function ServiceAway({ onRetry }: Pick<TryAgainProps, 'onRetry'>) {
  const { t } = useWords();
  return (
    <Screen>
      <BrandBar />
      <Middle>
        <Suspense fallback={null}>
          <TryAgain
            title={t('The sign-in service did not respond')}
            description={t('Your account is not affected. Check your connection, or try again in a moment.')}
            onRetry={onRetry}
          />
        </Suspense>
      </Middle>
    </Screen>
  );
}
