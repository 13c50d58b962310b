import { useSession } from '@agency-insights/auth-session/react';
import { styled } from '@mui/material/styles';
import { Suspense, useEffect } from 'react';
import { useWords } from '../language/useWords.ts';
import { lazyPart } from '../services/lazyPart.ts';
import { BrandBar } from '../shell/BrandBar.tsx';

// Only an outage shows it.
const TryAgain = lazyPart(async () => (await import('../shell/TryAgain.tsx')).TryAgain);

const retryMs = 15_000;

const Screen = styled('div')({ display: 'grid', gridTemplateRows: 'auto 1fr', minHeight: '100dvh' });
const Middle = styled('main')({ display: 'grid', alignItems: 'center' });

/** The whole page while the session service is down. It tries again by itself. */
export function ServiceAway() {
  const { client } = useSession();
  const { t } = useWords();
  useEffect(() => {
    const timer = setInterval(() => void client.refresh(), retryMs);
    return () => clearInterval(timer);
  }, [client]);
  return (
    <Screen>
      <BrandBar />
      <Middle>
        <Suspense fallback={null}>
          <TryAgain
            title={t('The sign-in service did not respond')}
            description={t(
              'Your account is not affected. Check your connection. This page tries again every 15 seconds.',
            )}
            onRetry={() => client.refresh()}
          />
        </Suspense>
      </Middle>
    </Screen>
  );
}
