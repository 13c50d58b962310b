import { useIdle } from '@agency-insights/auth-session/react';
import { Suspense } from 'react';
import { lazyPart } from '../services/lazyPart.ts';
import { useServices } from '../services/ServicesContext.tsx';
import { signedOutPage } from './signedOutPage.ts';

// Without it the session ends all the same, and the sign-in page says why.
const IdleDialog = lazyPart(
  async () => (await import('./sessionDialogs.ts')).IdleDialog,
  () => false,
);

/** Watches whether the person is there, and asks before the session ends (AUTH-IDLE). */
export function IdleWarning() {
  const { idle, session } = useServices();
  const { phase, endsAt } = useIdle(idle);
  return (
    <Suspense fallback={null}>
      <IdleDialog
        endsAt={phase === 'warning' ? endsAt : null}
        onStay={() => void idle.stayActive()}
        onSignOut={() => void session.signOut({ callbackUrl: signedOutPage })}
      />
    </Suspense>
  );
}
