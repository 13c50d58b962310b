import { PermissionsProvider, ProtectedPage, useSession } from '@agency-insights/auth-session/react';
import { useServices } from '../services/ServicesContext.tsx';
import { ProductShell } from './ProductShell.tsx';

/** What every screen stands in: a session, the person's permissions, and the page shell. */
export function SignedIn() {
  const { api } = useServices();
  const { session } = useSession();
  return (
    <ProtectedPage>
      <PermissionsProvider key={session?.currentUserId} load={api.permissions.list}>
        <ProductShell />
      </PermissionsProvider>
    </ProtectedPage>
  );
}
