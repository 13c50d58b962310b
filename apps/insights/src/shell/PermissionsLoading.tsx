import { Skeleton, VisuallyHidden } from '@agency-insights/ui-kit';
import { keyframes, styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useWords } from '../language/useWords.ts';
import { focusPage } from './focusPage.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Permissions usually arrive before it appears. */
const Place = styled('div')({ display: 'grid', gap: 24, animation: `${appear} 1ms 300ms backwards` });

/** In place of a screen while the user's permissions load. */
export function PermissionsLoading() {
  const { t } = useWords();
  // After an outage the focus waits on the content for the heading of the page.
  useEffect(
    () => () => {
      if (document.activeElement?.matches('main')) focusPage();
    },
    [],
  );
  return (
    <Place>
      <VisuallyHidden>{t('Loading...')}</VisuallyHidden>
      <Skeleton variant="rounded" width={240} height={32} />
      <Skeleton variant="rounded" height={320} />
    </Place>
  );
}
