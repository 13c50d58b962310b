import { colors, VisuallyHidden } from '@agency-insights/ui-kit';
import WifiOffOutlined from '@mui/icons-material/WifiOffOutlined';
import GlobalStyles from '@mui/material/GlobalStyles';
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
  // One line beside the name of the product; a strip below the page on a phone.
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '@media (min-width: 700px) and (max-width: 1199.95px)': {
    '& > span + span': { position: 'absolute', clipPath: 'inset(50%)' },
  },
  '@media (max-width: 699.95px)': {
    '&:has(svg)': {
      position: 'fixed',
      insetInline: 0,
      bottom: 0,
      padding: '8px 16px',
      background: colors.appBar,
      flexWrap: 'wrap',
    },
    '& > span': { whiteSpace: 'normal' },
  },
});

/** The end of the page stays above the strip. */
const roomForStrip = { '@media (max-width: 699.95px)': { body: { paddingBottom: 76 } } };

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
          <GlobalStyles styles={roomForStrip} />
          <WifiOffOutlined />
          <span>{t('You are offline')}.</span>{' '}
          <span>{t('What you see stays. Searches and exports work again once you are connected.')}</span>
        </>
      )}
      {isOnline && wasOffline && <VisuallyHidden>{t('You are connected again.')}</VisuallyHidden>}
    </Place>
  );
}
