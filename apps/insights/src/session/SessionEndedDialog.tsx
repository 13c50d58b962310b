import { Button, Dialog } from '@agency-insights/ui-kit';
import { useWords } from '../language/useWords.ts';

/** Props of SessionEndedDialog. */
export interface SessionEndedDialogProps {
  /** The person wants to sign in again. */
  onSignIn: () => void;
}

/** Says over the page that the session has ended elsewhere. The page stays below it. */
export function SessionEndedDialog({ onSignIn }: SessionEndedDialogProps) {
  const { t } = useWords();
  return (
    <Dialog
      open
      onClose={onSignIn}
      closeLabel={t('Sign in')}
      title={t('Your session has ended')}
      actions={
        <Button variant="contained" autoFocus onClick={onSignIn}>
          {t('Sign in')}
        </Button>
      }
    >
      <p>{t('You signed out on another device, an administrator ended your session, or it reached its time limit.')}</p>
      <p>{t('Sign in to go on where you are. Filters that you have not applied yet come back.')}</p>
    </Dialog>
  );
}
