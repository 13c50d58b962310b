'use client';
import { useEffect, useState, type ReactElement } from 'react';
import type { ProtectedPageProps } from './ProtectedPage.types.ts';
import { useSession } from '../useSession.ts';
import { useSessionTexts } from '../useSessionTexts.ts';

/**
 * Shows its children only to signed-in users; redirects other users to sign-in and back to this page. If a different
 * user signs in, the page reloads, so that no data of the first user remains.
 */
export function ProtectedPage({
  unprotected = false,
  loading: givenLoading,
  unavailable,
  ended: endedNotice,
  onPersonChange,
  children,
}: ProtectedPageProps): ReactElement {
  const texts = useSessionTexts();
  const loading = givenLoading ?? texts.loading;
  const { status, session, ended, error, client } = useSession();
  const isAnotherPerson = useIsAnotherPerson(session?.currentUserId);
  const staysOpen = ended !== null && endedNotice !== undefined;
  const signInNeeded = !unprotected && status === 'unauthenticated' && error === null && !staysOpen;
  useEffect(() => {
    if (signInNeeded) client.requireSignIn();
  }, [signInNeeded, client]);
  useEffect(() => {
    if (!isAnotherPerson) return;
    if (onPersonChange === undefined) client.reload();
    else onPersonChange();
  }, [isAnotherPerson, onPersonChange, client]);

  if (isAnotherPerson) return <div role="status">{loading}</div>;
  if (unprotected || status === 'authenticated' || staysOpen)
    return (
      <>
        {children}
        {staysOpen && endedNotice}
      </>
    );
  if (error === null) return <div role="status">{loading}</div>;
  if (unavailable !== undefined) return <>{unavailable}</>;
  return (
    <div role="alert">
      <p>{texts.unavailable}</p>
      <button type="button" onClick={() => void client.refresh()}>
        {texts.tryAgain}
      </button>
    </div>
  );
}

/** Whether the person differs from the first one that saw the page. */
function useIsAnotherPerson(personId: string | undefined): boolean {
  const [first, setFirst] = useState(personId);
  if (first === undefined && personId !== undefined) setFirst(personId);
  return first !== undefined && personId !== undefined && personId !== first;
}
