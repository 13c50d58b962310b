import { PermissionsProvider, ProtectedPage, useSession } from '@agency-insights/auth-session/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { lazyPart } from '../services/lazyPart.ts';
import { consoleLogger } from '../services/logger.ts';
import { ServiceAway } from '../session/ServiceAway.tsx';
import { useServices } from '../services/ServicesContext.tsx';
import { LoadingScreen } from '../session/LoadingScreen.tsx';
import { IdleWarning } from '../session/IdleWarning.tsx';
import { MfaCover } from '../session/MfaCover.tsx';
import type { MfaGateProps } from '../session/MfaGate.tsx';
import { ProductShell } from './ProductShell.tsx';

const MfaGate = lazy(async (): Promise<{ default: ComponentType<MfaGateProps> }> => {
  try {
    return { default: (await import('../session/MfaGate.tsx')).MfaGate };
  } catch (error) {
    // Ignored: the user can work without the prompt.
    consoleLogger.error('The question for a second factor could not be loaded', error);
    return { default: () => null };
  }
});

const SessionEndedDialog = lazyPart(
  async () => (await import('../session/sessionDialogs.ts')).SessionEndedDialog,
  () => true,
);

/** Reloads the start page, without the previous user's address. */
const openStartPage = (): void => window.location.assign('/');

/** The session, permissions, second-factor prompt and shell around every screen. */
export function SignedIn() {
  const { api } = useServices();
  const { session, ended, client } = useSession();
  const userId = (session ?? ended)?.currentUserId ?? '';
  return (
    <ProtectedPage
      ended={
        <Suspense fallback={null}>
          <SessionEndedDialog onSignIn={() => client.requireSignIn()} />
        </Suspense>
      }
      loading={<LoadingScreen />}
      onPersonChange={openStartPage}
      unavailable={<ServiceAway />}
    >
      <PermissionsProvider key={userId} load={api.permissions.list}>
        <ProductShell />
        <IdleWarning />
        <Suspense fallback={<MfaCover />}>
          <MfaGate userId={userId} />
        </Suspense>
      </PermissionsProvider>
    </ProtectedPage>
  );
}
