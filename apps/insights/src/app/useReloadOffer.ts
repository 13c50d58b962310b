import { subscribeToPartErrors, useToaster } from '@agency-insights/ui-kit';
import { useEffect } from 'react';
import { useWords } from '../language/useWords.ts';
import { productToast } from '../shell/productToast.ts';

/** Offers to load the page again where a menu or calendar could not be fetched: the network failed, or a new version came. */
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
            : { message: t('You are offline. This opens once the network is back.') }),
        }),
      ),
    [show, t],
  );
}
