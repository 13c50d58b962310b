import { useMfa, useSession } from '@agency-insights/auth-session/react';
import { useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '../services/lazyPart.ts';
import { MfaCover } from './MfaCover.tsx';

const MfaOverlay = lazyPart(
  async () => (await import('./MfaOverlay.tsx')).MfaOverlay,
  () => true,
);

/** Covers the page until it is known whether the person has a second factor, and prompts people without one to set it up. */
export function MfaPrompt() {
  const { status, isPrompting, isEnrolling, enroll, skip } = useMfa();
  const isSignedIn = useSession().status === 'authenticated';
  const router = useRouter();
  if (!isSignedIn) return null;
  if (status === 'loading') return <MfaCover aria-hidden data-testid="mfa-cover" />;
  if (!isPrompting) return null;
  const skipAndGoHome = async () => {
    skip();
    await router.navigate({ to: '/' });
    // The button that had the focus is gone.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <Suspense fallback={<MfaCover aria-hidden />}>
      <MfaOverlay isEnrolling={isEnrolling} onEnroll={() => void enroll()} onSkip={() => void skipAndGoHome()} />
    </Suspense>
  );
}
