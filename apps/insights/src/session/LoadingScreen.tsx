import { colors, Spinner } from '@agency-insights/ui-kit';
import { keyframes, styled } from '@mui/material/styles';
import { useWords } from '../language/useWords.ts';
import { BrandBar } from '../shell/BrandBar.tsx';

const appear = keyframes({ from: { opacity: 0 } });

const Screen = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100dvh',
  color: colors.textMuted,
  background: colors.page,
});
// Most sessions load within a blink: the words come when there is something to wait for.
const Middle = styled('main')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  animation: `${appear} 200ms 300ms backwards`,
});

/** The whole page while the session loads, with the text that AUTH-SESSION-4 asks for. */
export function LoadingScreen() {
  const { t } = useWords();
  return (
    <Screen>
      <BrandBar beforeShell />
      <Middle>
        <Spinner />
        {t('Loading...')}
      </Middle>
    </Screen>
  );
}
