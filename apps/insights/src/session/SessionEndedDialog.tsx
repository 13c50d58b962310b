import { Button, Dialog } from '@agency-insights/ui-kit';
import { useWords } from '../language/useWords.ts';

/** Props of SessionEndedDialog. */
export interface SessionEndedDialogProps {
  /** The person wants to sign in again. */
  onSignIn: () => void;
}

const focus = (element: HTMLElement | null) => element?.focus();
const titleProps = { tabIndex: -1, ref: focus };

/**
 * Dialog over the page after the session ended elsewhere. It focuses its title, not its button: it may open while the user
 * types, and the next key must not press anything.
 */
export function SessionEndedDialog({ onSignIn }: SessionEndedDialogProps) {
  const { t } = useWords();
  return (
    <Dialog
      open
      title={t('Your session has ended')}
      slotProps={{ title: titleProps }}
      actions={
        <Button variant="contained" onClick={onSignIn}>
          {t('Sign in')}
        </Button>
      }
    >
      <p>{t('You signed out on another device, an administrator ended your session, or it reached its time limit.')}</p>
      <p>{t('Sign in to continue. Filters that you have not applied yet will be restored.')}</p>
    </Dialog>
  );
}
