import { useIdle } from '@agency-insights/auth-session/react';
import { useServices } from '../services/ServicesContext.tsx';
import { IdleDialog } from './IdleDialog.tsx';

/** Watches whether the person is there, and asks before the session ends (AUTH-IDLE). */
export function IdleWarning() {
  const { idle, session } = useServices();
  const { phase, endsAt } = useIdle(idle);
  if (phase !== 'warning' || endsAt === null) return null;
  return (
    <IdleDialog
      endsAt={endsAt}
      onStay={() => void idle.stayActive()}
      onSignOut={() => void session.signOut({ callbackUrl: '/' })}
    />
  );
}
