import { useBlocker } from '@tanstack/react-router';
import { useWords } from '../../language/useWords.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Props of LeaveGuard. */
export interface LeaveGuardProps {
  /** Whether there are unsaved changes. */
  isDirty: boolean;
  /** Whose changes they are. */
  name: string;
}

/** Asks before a page with unsaved changes is left. */
export function LeaveGuard({ isDirty, name }: LeaveGuardProps) {
  const { t } = useWords();
  const { session, idle } = useServices();
  // After sign-out the browser must not ask, or the page could stay open for the next user.
  const isSignedIn = () => session.getSnapshot().session !== null && idle.getSnapshot().phase !== 'idle';
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty && isSignedIn(),
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('Leave without saving?')}
      action={t('Discard changes')}
      onConfirm={async () => proceed()}
      onClose={reset}
    >
      {t('What you changed of {name} is not saved yet.', { name })}
    </ConfirmDialog>
  );
}
