import { useMfa, useSession } from '@agency-insights/auth-session/react';
import { useToaster } from '@agency-insights/ui-kit';
import { useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useWords } from '../language/useWords.ts';
import { lazyPart } from '../services/lazyPart.ts';
import { focusPage } from '../shell/focusPage.ts';
import { productToast } from '../shell/productToast.ts';
import { MfaCover } from './MfaCover.tsx';

const MfaOverlay = lazyPart(
  async () => (await import('./MfaOverlay.tsx')).MfaOverlay,
  () => true,
);

/** Props of MfaPrompt. */
export interface MfaPromptProps {
  /** Whether the person may see the page at a path. */
  mayOpen: (pathname: string) => boolean;
}

/** Covers the page until it is known whether the person has a second factor, and prompts people without one to set it up. */
export function MfaPrompt({ mayOpen }: MfaPromptProps) {
  const { status, isPrompting, isEnrolling, enroll, skip } = useMfa();
  const isSignedIn = useSession().status === 'authenticated';
  const router = useRouter();
  const { show } = useToaster();
  const { t } = useWords();
  if (!isSignedIn) return null;
  if (status === 'loading') return <MfaCover data-testid="mfa-cover" />;
  if (!isPrompting) return null;
  const skipAndGoHome = async () => {
    const { href, pathname } = router.state.location;
    skip();
    await router.navigate({ to: '/' });
    // A link from a colleague led elsewhere.
    if (pathname !== '/' && mayOpen(pathname))
      show({
        ...productToast,
        durationMs: Infinity,
        message: t('You requested another page.'),
        action: { label: t('Open it'), onClick: () => router.history.push(href) },
      });
    // The focused button was removed.
    focusPage();
  };
  return (
    <Suspense fallback={<MfaCover />}>
      <MfaOverlay isEnrolling={isEnrolling} onEnroll={() => void enroll()} onSkip={() => void skipAndGoHome()} />
    </Suspense>
  );
}
