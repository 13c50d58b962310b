import { VisuallyHidden } from '@agency-insights/ui-kit';
import WifiOffOutlined from '@mui/icons-material/WifiOffOutlined';
import { styled } from '@mui/material/styles';
import { useState, useSyncExternalStore } from 'react';
import { useWords } from '../language/useWords.ts';

const Place = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  fontSize: '0.8125rem',
  '& > svg': { flexShrink: 0, fontSize: 20 },
  // One line beside the name of the product: the icon alone on a phone.
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '@media (max-width: 1199.95px)': { '& > span + span': { position: 'absolute', clipPath: 'inset(50%)' } },
  '@media (max-width: 699.95px)': { '& > span': { position: 'absolute', clipPath: 'inset(50%)' } },
});

function subscribe(listener: () => void): () => void {
  const end = new AbortController();
  for (const change of ['online', 'offline']) window.addEventListener(change, listener, end);
  return () => end.abort();
}

/** In the top bar while there is no network. Announces when the network goes and when it is back. */
export function OfflineNote() {
  const { t } = useWords();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  return (
    <Place role="status">
      {!isOnline && (
        <>
          <WifiOffOutlined />
          <span>{t('You are offline')}.</span>{' '}
          <span>{t('What you see stays. Searches and exports work again once you are connected.')}</span>
        </>
      )}
      {isOnline && wasOffline && <VisuallyHidden>{t('You are connected again.')}</VisuallyHidden>}
    </Place>
  );
}
