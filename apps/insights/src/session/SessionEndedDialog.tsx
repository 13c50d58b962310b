import { Button, Dialog } from '@agency-insights/ui-kit';
import { useWords } from '../language/useWords.ts';

/** Props of SessionEndedDialog. */
export interface SessionEndedDialogProps {
  /** The person wants to sign in again. */
  onSignIn: () => void;
}

const focus = (element: HTMLElement | null) => element?.focus();
const titleProps = { tabIndex: -1, ref: focus, style: { outline: 'none' } };

/**
 * Says over the page that the session has ended elsewhere. The page stays below it. The focus goes to its title and not to
 * its button: it comes while people type, and what they type next presses nothing.
 */
export function SessionEndedDialog({ onSignIn }: SessionEndedDialogProps) {
  const { t } = useWords();
  return (
    <Dialog
      open
      onClose={onSignIn}
      closeLabel={t('Sign in')}
      title={t('Your session has ended')}
      slotProps={{ title: titleProps }}
      actions={
        <Button variant="contained" onClick={onSignIn}>
          {t('Sign in')}
        </Button>
      }
    >
      <p>{t('You signed out on another device, an administrator ended your session, or it reached its time limit.')}</p>
      <p>{t('Sign in to go on where you are. Filters that you have not applied yet come back.')}</p>
    </Dialog>
  );
}
