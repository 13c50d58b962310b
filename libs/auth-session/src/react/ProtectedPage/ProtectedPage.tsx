'use client';
import { useEffect } from 'react';
import type { ProtectedPageProps } from './ProtectedPage.types.ts';
import { useSession } from '../useSession.ts';

/** Shows its children to signed-in people alone; anybody else goes to sign-in, and comes back to this page. */
export function ProtectedPage({
  unprotected = false,
  loading = 'Loading...',
  unavailable,
  children,
}: ProtectedPageProps) {
  const { status, error, client } = useSession();
  const signInNeeded = !unprotected && status === 'unauthenticated' && error === null;
  useEffect(() => {
    if (signInNeeded) client.requireSignIn();
  }, [signInNeeded, client]);

  if (unprotected || status === 'authenticated') return children;
  if (error === null) return <div role="status">{loading}</div>;
  if (unavailable !== undefined) return unavailable;
  return (
    <div role="alert">
      <p>{error.message}</p>
      <button type="button" onClick={() => void client.refresh()}>
        Try again
      </button>
    </div>
  );
}
