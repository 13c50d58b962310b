import { subscribeToPartErrors, useToaster } from '@agency-insights/ui-kit';
import { useEffect } from 'react';
import { useWords } from '../language/useWords.ts';
import { productToast } from '../shell/productToast.ts';

/** Offers to reload the page if a menu or calendar could not be loaded, after a network failure or a new version. */
export function useReloadOffer(): void {
  const { show } = useToaster();
  const { t } = useWords();
  useEffect(
    () =>
      subscribeToPartErrors(() =>
        show({
          ...productToast,
          severity: 'error',
          group: 'part',
          ...(navigator.onLine
            ? {
                message: t('A part of this page could not be loaded.'),
                action: { label: t('Reload'), onClick: () => window.location.reload() },
                durationMs: Infinity,
              }
            : { message: t('You are offline. This opens when you are connected again.') }),
        }),
      ),
    [show, t],
  );
}
