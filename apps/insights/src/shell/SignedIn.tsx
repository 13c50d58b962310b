import { PermissionsProvider, ProtectedPage, useSession } from '@agency-insights/auth-session/react';
import { useServices } from '../services/ServicesContext.tsx';
import { IdleWarning } from '../session/IdleWarning.tsx';
import { SessionEndedDialog } from '../session/SessionEndedDialog.tsx';
import { ProductShell } from './ProductShell.tsx';

/** What every screen stands in: a session, the person's permissions, and the page shell. */
export function SignedIn() {
  const { api } = useServices();
  const { session, ended, client } = useSession();
  return (
    <ProtectedPage ended={<SessionEndedDialog onSignIn={() => client.requireSignIn()} />}>
      <PermissionsProvider key={(session ?? ended)?.currentUserId} load={api.permissions.list}>
        <ProductShell />
        <IdleWarning />
      </PermissionsProvider>
    </ProtectedPage>
  );
}
